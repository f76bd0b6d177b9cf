import type { PriceGuide } from '../../lib/content/price-guide';
import { carriesEnquiry, type MessageLink } from '../../lib/enquiry/message-links';
import { priceLabel } from '../../lib/prices/price-words';
import { quoteFor } from '../../lib/prices/quote';
import * as parameters from '../../lib/prices/parameters';
import { exampleSentence, requestLabel } from '../../lib/prices/quote-words';
import { tablesLink } from '../../lib/site/links';
import actionLink from '../action-link.module.css';
import { bill } from '../bill/bill';
import { Day } from '../day';
import { ofCleans, withoutCleans } from '../frequency-switch';
import hidden from '../hidden.module.css';
import { endsInBar } from '../section';
import styles from './estimate-result.module.css';
import { Scene } from './scene';

type EstimateResultProps = {
  guide: PriceGuide;
  /** Links to ask for the quote by text or WhatsApp. */
  links: MessageLink[];
};

/** What the choices come to, filled in by the script; before that, the street and the guide's example. */
export function EstimateResult({ guide, links }: EstimateResultProps) {
  const { guideNote, lastChanged } = guide;
  return (
    <div className={`${styles.result} ${endsInBar}`} data-result="">
      <h2 className={hidden.visually}>Your price</h2>
      <Scene guide={guide} />
      <div className={`${styles.card} ${bill}`}>
        <p className={styles.day}>
          {priceLabel(guide)}, <span data-day="" />
        </p>
        <div data-bill="" />
        <Example guide={guide} />
      </div>
      <div className={styles.sharing}>
        {links.map(({ label, href }) => (
          <a key={href} href={href} {...carriesEnquiry}>
            {label}
          </a>
        ))}
        <button type="button" data-share="">
          Share this price
        </button>
        <button type="button" data-print="">
          Print it
        </button>
      </div>
      {(guideNote || lastChanged) && (
        <small className={styles.note}>
          {guideNote}
          {lastChanged && (
            <>
              {' '}
              Prices last changed on <Day date={lastChanged} />.
            </>
          )}
        </small>
      )}
      <div className={styles.bar}>
        <output data-faults="" className={styles.faults} />
        <div className={styles.short} data-short="">
          <strong>
            <span className={ofCleans}>Choose your home</span>
            <span className={withoutCleans}>Choose what you need</span>
          </strong>
          <a href={tablesLink('')}>See all prices</a>
        </div>
        {/* Its name and empty value tell the contact page of an estimate even if nothing is chosen. */}
        <button
          type="submit"
          name={parameters.extra}
          value=""
          className={actionLink.primary}
          data-ask=""
        >
          {requestLabel()}
        </button>
      </div>
      <output className={hidden.visually} data-announcement="" />
    </div>
  );
}

/** The guide's example in a sentence: as a bill, visitors might take it for their own. */
function Example({ guide }: { guide: PriceGuide }) {
  if (!guide.example) return null;
  const { example, homes, frequencies, surcharges } = guide;
  const quote = quoteFor(guide, {
    home: homes.flatMap(({ rows }) => rows).find(({ name }) => name === example.home),
    frequency: frequencies.find(({ id }) => id === example.frequency),
    surcharges: surcharges.filter(({ id }) => example.surcharges.includes(id)),
    extras: {},
  });
  return (
    <div className={`${styles.example} ${ofCleans}`}>For example: {exampleSentence(quote)}</div>
  );
}
