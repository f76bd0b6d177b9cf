import type { Extra, PriceGuide } from '../lib/content/price-guide';
import { formatAmount } from '../lib/prices/amount';
import { priceWords } from '../lib/prices/price-words';
import { sizeWords } from '../lib/prices/quote';
import { anchors, askLink } from '../lib/site/price-links';
import styles from './price-tables.module.css';

/** Prices of what is done now and then, each time it is done; what is on request has a note instead. */
export function ExtrasTable({ guide: { extras, extrasHeading } }: { guide: PriceGuide }) {
  return (
    <table className={`${styles.table} ${styles.extras}`} id={anchors.extras}>
      <caption>
        <h2>{extrasHeading}</h2>
        Price per visit. Choose one to ask about it.
      </caption>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">{sizeWords.houseOnly}</th>
          <th scope="col">{sizeWords.extended}</th>
        </tr>
      </thead>
      {extras
        .filter(({ price }) => price !== 'on request')
        .map((extra) => (
          <Rows key={extra.id} {...extra} />
        ))}
    </table>
  );
}

function Rows({ id, name, price }: Extra) {
  const sizes = typeof price === 'object' && 'bySize' in price ? price.bySize : undefined;
  return (
    <tbody>
      <tr>
        <th scope={sizes ? 'rowgroup' : 'row'} colSpan={sizes && 3}>
          <a href={askLink({ id })}>{name}</a>
        </th>
        {!sizes && <td colSpan={2}>{priceWords(price)}</td>}
      </tr>
      {sizes?.map(({ size, houseOnly, extended }) => (
        <tr key={size}>
          <th scope="row">{size}</th>
          <td data-label={sizeWords.houseOnly}>{formatAmount(houseOnly)}</td>
          <td data-label={sizeWords.extended}>{formatAmount(extended)}</td>
        </tr>
      ))}
    </tbody>
  );
}
