import type { ReactNode } from 'react';
import { features, frequencies } from '../../lib/content/clean-options';
import type { Extra, PriceGuide } from '../../lib/content/price-guide';
import type { MessageLink } from '../../lib/enquiry/message-links';
import { formatAmount } from '../../lib/prices/amount';
import { priceWords } from '../../lib/prices/price-words';
import { featureWords } from '../../lib/prices/quote';
import { anchors } from '../../lib/site/price-links';
import { routes } from '../../lib/site/routes';
import { FrequencySwitch, byFrequency, shownFor } from '../frequency-switch';
import { Choice, Question } from './choice';
import { EstimateResult } from './estimate-result';
import styles from './estimator.module.css';

type EstimateFormProps = {
  guide: PriceGuide;
  /** Heading of the result. */
  heading: string;
  links: MessageLink[];
  /** Stands above the choices. */
  children: ReactNode;
};

/**
 * The choices of an estimate as a plain form, and what they come to. No home is chosen at first. Without
 * JavaScript the form shows every home's price and leads to the contact form.
 */
export function EstimateForm({ guide, heading, links, children }: EstimateFormProps) {
  const extras = guide.extras.filter(({ question }) => !question);
  return (
    <form
      className={`${styles.form} ${byFrequency}`}
      id={anchors.estimator}
      action={`${routes.contact}#${anchors.form}`}
      data-guide={JSON.stringify(guide)}
    >
      {children}
      <div className={styles.choices}>
        <FrequencySwitch legend="How often?" />
        {guide.homes.map(({ heading, rows }) => (
          <Question key={heading ?? ''} legend={heading ?? 'Other homes'} layout="thirds">
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
        <Question legend="Your home has" layout="rows">
          {features.map((feature) => (
            <Choice key={feature} type="checkbox" name={feature} value="yes" price="">
              {featureWords[feature]}
            </Choice>
          ))}
        </Question>
        {guide.extras.filter(({ question }) => question).map(YesOrNo)}
        <Question legend="Any extras?" layout="rows">
          {/* Those that need something last: nothing moves when it is chosen. */}
          {extras.filter(({ needs }) => !needs).map(ExtraChoice)}
          {extras.filter(({ needs }) => needs).map(ExtraChoice)}
        </Question>
      </div>
      <EstimateResult heading={heading} links={links} />
    </form>
  );
}

/** No means that the extra is needed. */
function YesOrNo({ id, question = '' }: Extra) {
  return (
    <Question key={id} legend={question} layout="thirds">
      {['Yes', 'No'].map((answer) => (
        <Choice key={answer} type="radio" name={id} value={answer.toLowerCase()}>
          {answer}
        </Choice>
      ))}
    </Question>
  );
}

function ExtraChoice({ id, name, price, note, needs }: Extra) {
  return (
    <div key={id} data-needs={needs}>
      {typeof price === 'object' && 'each' in price ? (
        <label className={styles.count}>
          <span>
            {name}, {priceWords(price)}: how many?
          </span>
          <span className={styles.price} data-price={id} />
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
        <Choice
          type="checkbox"
          name={id}
          value="yes"
          price={typeof price === 'object' ? '' : formatAmount(price)}
        >
          {name}
        </Choice>
      )}
      {price === 'on request' && note && <small>{note}</small>}
    </div>
  );
}
