import type { PriceGuide } from '../../lib/content/price-guide';
import type { MessageLink } from '../../lib/enquiry/message-links';
import { quoteFor } from '../../lib/prices/quote';
import { anchors } from '../../lib/site/links';
import actionLink from '../action-link.module.css';
import { Bill } from '../bill/bill';
import billStyles from '../bill/bill.module.css';
import { Day } from '../day';
import hidden from '../hidden.module.css';
import styles from './estimator.module.css';

type EstimateResultProps = {
  guide: PriceGuide;
  /** Other ways to ask for the clean than by the form. */
  links: MessageLink[];
};

/** What the choices come to, filled in by the script; before that, the guide's example. */
export function EstimateResult({ guide, links }: EstimateResultProps) {
  const { homes, guideNote, lastChanged } = guide;
  return (
    <div className={styles.result}>
      <h2 className={hidden.visually}>Your price</h2>
      <div className={`${styles.card} ${billStyles.bill}`}>
        <div data-bill="" />
        <Example guide={guide} />
        <small>
          {guideNote}
          {lastChanged && (
            <>
              {' '}
              Prices last changed on <Day date={lastChanged} />.
            </>
          )}
        </small>
      </div>
      <div className={styles.bar}>
        <div className={styles.short} data-short="">
          <strong>{homes.length > 0 ? 'Choose your home' : 'Choose what you need'}</strong>
          <a href={`#${anchors.tables}`}>See all prices</a>
        </div>
        <button type="submit" className={actionLink.primary}>
          <span>Ask for a quote</span>
          <span>{homes.length > 0 ? 'Ask for this clean' : 'Ask for this'}</span>
        </button>
      </div>
      <div className={styles.sharing}>
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label} this request or a photo
          </a>
        ))}
        <button type="button" data-share="">
          Share this price
        </button>
        <button type="button" data-print="">
          Print it
        </button>
      </div>
      <output className={hidden.visually} data-sentences="" />
    </div>
  );
}

/** The guide's example as a bill. */
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
    <div className={styles.example}>
      <Bill quote={quote} guide={guide} prefix="Example: " />
    </div>
  );
}
