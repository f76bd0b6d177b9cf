import type { Extra, PriceGuide } from '../lib/content/price-guide';
import { formatAmount, priceCaptions, priceWords, sizeHeads } from '../lib/prices/price-words';
import { anchors, askLink } from '../lib/site/links';
import { PriceTable } from './price-table';
import styles from './price-table.module.css';

/** The prices of extras, per visit. */
export function ExtrasTable({ extras, guide }: { extras: Extra[]; guide: PriceGuide }) {
  const heads = sizeHeads(guide);
  return (
    <PriceTable
      heading={guide.extrasHeading}
      caption={
        <>
          {priceCaptions(guide).extras}{' '}
          <span data-not-printed="">Choose an extra to ask about it.</span>
        </>
      }
      id={anchors.extras}
      heads={extras.some(({ price }) => price.kind === 'bySize') ? heads : undefined}
    >
      {extras.map((extra) => (
        <Rows key={extra.id} extra={extra} heads={heads} guide={guide} />
      ))}
    </PriceTable>
  );
}

type RowsProps = { extra: Extra; heads: string[]; guide: PriceGuide };

function Rows({ extra, heads, guide }: RowsProps) {
  const { id, name, price, note } = extra;
  const sizes = price.kind === 'bySize' ? price.bySize : undefined;
  return (
    <tbody id={id}>
      <tr className={sizes && styles.group}>
        <th scope={sizes ? 'rowgroup' : 'row'} colSpan={sizes && heads.length + 1}>
          <a href={askLink({ id })}>{name}</a>
          {note && <small>{note}</small>}
        </th>
        {!sizes && <td colSpan={heads.length}>{priceWords(price, guide)}</td>}
      </tr>
      {sizes?.map(({ size, withoutExtension, withExtension }) => (
        <tr key={size}>
          <th scope="row">{size}</th>
          <td>{formatAmount(withoutExtension)}</td>
          {withExtension && <td>{formatAmount(withExtension)}</td>}
        </tr>
      ))}
    </tbody>
  );
}
