import { homesIn } from '../../lib/content/homes';
import type { PriceGuide } from '../../lib/content/price-guide';
import { carriesEnquiry, type MessageLink } from '../../lib/enquiry/message-links';
import { priceLabel } from '../../lib/prices/price-words';
import { calculateEstimate } from '../../lib/prices/estimate';
import * as parameters from '../../lib/prices/parameters';
import { exampleSentence, requestLabel } from '../../lib/prices/estimate-words';
import { tablesLink } from '../../lib/site/links';
import button from '../styles/button.module.css';
import estimateBreakdown from '../estimate-breakdown.module.css';
import { Day } from '../day';
import frequencySwitch from '../frequency-switch.module.css';
import visuallyHidden from '../styles/visually-hidden.module.css';
import section from '../section.module.css';
import styles from './estimate-result.module.css';
import { ChosenHome } from './chosen-home';

type EstimateResultProps = {
  guide: PriceGuide;
  /** Links to ask about the estimate by text or WhatsApp. */
  links: MessageLink[];
};

/** The estimate, which the script fills in; before that, a street and the guide's example. */
export function EstimateResult({ guide, links }: EstimateResultProps) {
  const { guideNote, lastChanged } = guide;
  return (
    <div className={`${styles.result} ${section.endsInBar}`} data-result="">
      <h2 className={visuallyHidden.unlessFocused}>Your price</h2>
      <ChosenHome guide={guide} />
      <div className={`${styles.card} ${estimateBreakdown.breakdown}`}>
        <p className={styles.day}>
          {priceLabel(guide)}, <span data-day="" />
        </p>
        <div data-breakdown="" />
        <Example guide={guide} />
        <p className={`${styles.example} ${styles.live} ${frequencySwitch.withoutCleans}`}>
          Choose what you need; your price appears here
        </p>
      </div>
      <div className={styles.sharing} data-not-printed="">
        {links.map(({ label, href }) => (
          <a key={href} href={href} {...carriesEnquiry}>
            {label}
          </a>
        ))}
        <button type="button" data-share="">
          Share this
        </button>
        <button type="button" data-print="">
          Print
        </button>
      </div>
      {(guideNote || lastChanged) && (
        <small className={styles.note}>
          {guideNote}
          {lastChanged && (
            <>
              {' '}
              Prices last updated <Day date={lastChanged} />.
            </>
          )}
        </small>
      )}
      <div className={styles.bar} data-not-printed="">
        <output data-faults="" className={styles.faults} />
        <div className={styles.short} data-short="">
          <strong>
            <span className={frequencySwitch.ofCleans}>Choose your home</span>
            <span className={frequencySwitch.withoutCleans}>Choose what you need</span>
          </strong>
          <span className={`${styles.live} ${frequencySwitch.withoutCleans}`}>
            Your price appears here
          </span>
          <a href={tablesLink('')}>See all prices</a>
        </div>
        {/* Its name and empty value tell the contact page that this is an estimate, even with nothing chosen. */}
        <button
          type="submit"
          name={parameters.extra}
          value=""
          className={button.primary}
          data-ask=""
        >
          {requestLabel()}
        </button>
      </div>
      <output className={visuallyHidden.unlessFocused} data-announcement="" />
    </div>
  );
}

/** The guide's example in a sentence: as a breakdown, visitors might take it for their own. */
function Example({ guide }: { guide: PriceGuide }) {
  if (!guide.example) return null;
  const { example, frequencies, surcharges } = guide;
  const estimate = calculateEstimate(guide, {
    home: homesIn(guide).find(({ name }) => name === example.home),
    frequency: frequencies.find(({ id }) => id === example.frequency),
    surcharges: surcharges.filter(({ id }) => example.surchargeIds.includes(id)),
    extras: new Map(),
  });
  return (
    <div className={`${styles.example} ${frequencySwitch.ofCleans}`}>
      For example: {exampleSentence(estimate)}
    </div>
  );
}
