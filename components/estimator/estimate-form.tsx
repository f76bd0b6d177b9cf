import { features, frequencies } from '../../lib/content/clean-options';
import type { Extra, PriceGuide } from '../../lib/content/price-guide';
import type { MessageLink } from '../../lib/enquiry/message-links';
import { formatAmount } from '../../lib/prices/amount';
import { isCounted } from '../../lib/prices/choices';
import { featureWords } from '../../lib/prices/quote';
import { anchors } from '../../lib/site/price-links';
import { routes } from '../../lib/site/routes';
import { FrequencySwitch, byFrequency, shownFor } from '../frequency-switch';
import { Choice, Question } from './choice';
import { EstimateResult } from './estimate-result';
import styles from './estimate-form.module.css';

type EstimateFormProps = { guide: PriceGuide; heading: string; links: MessageLink[] };

/**
 * The choices of an estimate as a plain form, and what they come to. No home is chosen at first. Without
 * JavaScript the form shows every home's price and leads to the contact form.
 */
export function EstimateForm({ guide, heading, links }: EstimateFormProps) {
  return (
    <form
      className={`${styles.form} ${byFrequency}`}
      id={anchors.estimator}
      action={`${routes.contact}#${anchors.form}`}
      data-guide={JSON.stringify(guide)}
    >
      <div className={styles.choices}>
        <FrequencySwitch legend="How often?" />
        {guide.homes.map(({ heading, rows }) => (
          <Question key={heading ?? ''} legend={heading ?? 'Other homes'} columns="narrow">
            {rows.map((home) => (
              <Choice
                key={home.id}
                type="radio"
                name="home"
                value={home.id}
                price={frequencies.map((frequency) => (
                  <span key={frequency} className={shownFor(frequency)}>
                    {formatAmount(home[frequency])}
                  </span>
                ))}
              >
                {home.home}
              </Choice>
            ))}
          </Question>
        ))}
        <Question legend="Your home has" columns="wide">
          {features.map((feature) => (
            <Choice key={feature} type="checkbox" name={feature} value="yes" price="">
              {featureWords[feature]}
            </Choice>
          ))}
        </Question>
        {guide.extras.filter(({ question }) => question).map(YesOrNo)}
        <Question legend="Any extras?" columns="whole">
          {guide.extras.filter(({ question }) => !question).map(ExtraChoice)}
        </Question>
      </div>
      <EstimateResult heading={heading} note={guide.guideNote} links={links} />
    </form>
  );
}

/** No means that the extra is needed. */
function YesOrNo({ id, question = '' }: Extra) {
  return (
    <Question key={id} legend={question} columns="wide">
      {['Yes', 'No'].map((answer) => (
        <Choice key={answer} type="radio" name={id} value={answer.toLowerCase()}>
          {answer}
        </Choice>
      ))}
    </Question>
  );
}

function ExtraChoice({ id, name, price, note, needs }: Extra) {
  const unit = typeof price === 'object' && 'each' in price ? price.unit : undefined;
  return (
    <div key={id} data-needs={needs}>
      {isCounted({ price }) ? (
        <label className={styles.count}>
          <span>
            {name}: how many, priced by the {unit}?
          </span>
          <small data-price={id} />
          <input
            name={id}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={2}
            size={2}
            placeholder="0"
            title="A number, in digits"
          />
        </label>
      ) : (
        <Choice type="checkbox" name={id} value="yes" price="">
          {name}
        </Choice>
      )}
      {price === 'on request' && note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
