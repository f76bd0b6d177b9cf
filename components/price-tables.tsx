import type { PriceGuide } from '../lib/content/price-guide';
import { priceAnchors } from '../lib/site/price-summary';
import { AdditionalServicesTable } from './additional-services-table';
import { PriceTable } from './price-table';
import styles from './price-tables.module.css';
import { WorkedExample } from './worked-example';

/** The whole price guide. */
export function PriceTables({ guide }: { guide: PriceGuide }) {
  const prices = [...guide.semiDetached, ...guide.detached].flatMap(
    ({ fourWeeks, eightWeeks, extension, conservatory }) => [
      fourWeeks,
      eightWeeks,
      extension,
      conservatory,
    ],
  );
  const hasPence = prices.some((price) => price % 100 !== 0);
  return (
    <div className={hasPence ? styles.withPence : styles.whole}>
      <div className={styles.tables}>
        {(['semiDetached', 'detached'] as const).map((houseType) => (
          <PriceTable
            key={houseType}
            id={priceAnchors[houseType]}
            heading={guide.headings[houseType]}
            rows={guide[houseType]}
          />
        ))}
        <section className={styles.example}>
          <h2>Example</h2>
          <WorkedExample guide={guide} />
        </section>
        <AdditionalServicesTable id={priceAnchors.additionalServices} guide={guide} />
      </div>
    </div>
  );
}
