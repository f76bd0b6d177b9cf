import type { PriceGuide } from '../lib/content/price-guide';
import { quotedNotes } from '../lib/site/price-summary';
import { routes } from '../lib/site/routes';
import { ActionLink } from './action-link';
import { Day } from './day';
import styles from './price-notes.module.css';

/** What the tables cannot say: that they are guides, and what is quoted instead. */
export function PriceNotes({ guide: { notes, lastChanged } }: { guide: PriceGuide }) {
  return (
    <div className={styles.notes}>
      <p className={styles.guide}>
        {notes.guide}
        {lastChanged && (
          <span className={styles.changed}>
            Prices last changed on <Day date={lastChanged} />.
          </span>
        )}
      </p>
      {quotedNotes(notes).map(({ id, title, text }) => (
        <div key={id} id={id} className={styles.note}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
      <p className={styles.ask}>
        <ActionLink href={routes.contact}>Ask for a quote</ActionLink>
      </p>
    </div>
  );
}
