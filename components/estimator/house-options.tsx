import type { PriceGuide } from '../../lib/content/price-guide';
import { priceWords } from '../../lib/prices/price-words';
import { houseGroups } from '../../lib/prices/houses';
import { Choice } from './choice';
import { Options } from './options';

type HouseOptionsProps = { guide: PriceGuide; chosen: string };

/** Which house it is: one question, its answers under the headings of the guide's tables. */
export function HouseOptions({ guide, chosen }: HouseOptionsProps) {
  return (
    <Options legend="Your house" columns="whole">
      {houseGroups(guide).map(({ heading, houses }) => (
        <Options
          key={heading}
          legend={heading}
          columns={houses.every(({ label }) => label.length < 7) ? 'narrow' : 'wide'}
        >
          {houses.map(({ label, house: { id, windows, additional } }) => (
            <Choice
              key={id}
              type="radio"
              name="house"
              value={id}
              defaultChecked={id === chosen}
              data-unpriced={
                `${windows ? '' : 'windows'} ${additional ? '' : 'gutters'}`.trim() || undefined
              }
            >
              {label}
              {windows ? '' : <small> windows {priceWords(undefined)}</small>}
            </Choice>
          ))}
        </Options>
      ))}
    </Options>
  );
}
