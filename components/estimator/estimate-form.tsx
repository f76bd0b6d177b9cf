import type { PriceGuide } from '../../lib/content/price-guide';
import type { MessageLink } from '../../lib/enquiry/message-links';
import { plainEstimate } from '../../lib/prices/estimate';
import { routes } from '../../lib/site/routes';
import { CleanOptions } from './clean-options';
import { EstimateResult } from './estimate-result';
import styles from './estimator.module.css';
import { HouseOptions } from './house-options';
import { OccasionalOptions } from './occasional-options';

type EstimateFormProps = { guide: PriceGuide; links: MessageLink[] };

/**
 * The choices of an estimate as a plain form, and its result. Without JavaScript the result is that of a
 * plain house, and the form leads to the contact form with whatever is chosen.
 */
export function EstimateForm({ guide, links }: EstimateFormProps) {
  const plain = plainEstimate(guide);
  return (
    <form className={styles.form} action={routes.contact} data-guide={JSON.stringify(guide)}>
      <div className={styles.choices}>
        <HouseOptions guide={guide} chosen={plain.house} />
        <CleanOptions frequency={plain.frequency} />
        <OccasionalOptions />
      </div>
      <EstimateResult guide={guide} estimate={plain} links={links} />
    </form>
  );
}
