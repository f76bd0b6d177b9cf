import type { PriceGuide } from '../lib/content/price-guide';
import { routes } from '../lib/site/routes';
import { ActionLink } from './action-link';
import { Day } from './day';
import styles from './price-notes.module.css';

/** What the tables cannot say: that they are guides, and what is on request. */
export function PriceNotes({ guide: { guideNote, lastChanged, extras } }: { guide: PriceGuide }) {
  return (
    <div className={styles.notes}>
      <p className={styles.guide}>
        {guideNote}
        {lastChanged && (
          <span className={styles.changed}>
            Prices last changed on <Day date={lastChanged} />.
          </span>
        )}
      </p>
      {extras
        .filter(({ price }) => price === 'on request')
        .map(({ id, name, note }) => (
          <div key={id} id={id} className={styles.note}>
            <h3>{name}</h3>
            <p>{note ?? 'Ask us for a quote.'}</p>
          </div>
        ))}
      <p className={styles.ask}>
        <ActionLink href={routes.contact}>Ask for a quote</ActionLink>
      </p>
    </div>
  );
}
