import type { ReactNode } from 'react';
import type { PriceGuide } from '../../lib/content/price-guide';
import { exampleEstimate } from '../../lib/prices/estimate';
import { describeEstimate } from '../../lib/prices/estimate-words';
import { priceAnchors, quotedNotes } from '../../lib/site/price-summary';
import { routes } from '../../lib/site/routes';
import action from '../action-link.module.css';
import { CleanOptions } from './clean-options';
import { CleanReceipt, OccasionalReceipt } from './estimate-receipts';
import styles from './estimator.module.css';
import { HouseOptions } from './house-options';
import { OccasionalOptions } from './occasional-options';

/**
 * The choices of an estimate as a plain form. Without script it shows the worked example and still
 * leads to the contact form with whatever is chosen.
 */
export function EstimateForm({ guide, children }: { guide: PriceGuide; children: ReactNode }) {
  const example = exampleEstimate(guide);
  const [explained] = quotedNotes(guide.notes);
  return (
    <form className={styles.form} action={routes.contact}>
      <div className={styles.choices}>
        <HouseOptions guide={guide} chosen={example.house} />
        <CleanOptions chosen={example} />
      </div>
      <div className={styles.sum}>
        <div className={styles.result} data-receipt="clean">
          <CleanReceipt guide={guide} estimate={example} />
        </div>
        <p className={styles.tables}>
          The <a href={`#${priceAnchors.semiDetached}`}>tables below</a> have the prices for this
          choice.
        </p>
      </div>
      <div className={styles.choices}>
        <OccasionalOptions />
      </div>
      <div className={`${styles.sum} ${styles.result}`} data-receipt="occasional">
        <OccasionalReceipt guide={guide} estimate={example} />
      </div>
      <div className={styles.end}>
        <output className={styles.words}>{describeEstimate(guide, example).join(' ')}</output>
        <button className={`${action.primary} ${styles.ask}`}>Send this request</button>
        {guide.notes.quoted && (
          <p className={styles.notes}>
            {guide.notes.quoted} {explained && <a href={`#${explained.id}`}>About these cleans</a>}
          </p>
        )}
      </div>
      {children}
    </form>
  );
}
