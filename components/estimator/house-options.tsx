import type { PriceGuide } from '../../lib/content/price-guide';
import { houseGroups, type HouseGroup } from '../../lib/prices/houses';
import { Choice } from './choice';
import { Options } from './options';

type HouseOptionsProps = { guide: PriceGuide; chosen: string };

/** Which house it is: one question, its answers under the headings of the guide's tables. */
export function HouseOptions({ guide, chosen }: HouseOptionsProps) {
  const choices = ({ houses }: HouseGroup) =>
    houses.map(({ label, house: { id } }) => (
      <Choice key={id} type="radio" name="house" value={id} defaultChecked={id === chosen}>
        {label}
      </Choice>
    ));
  return (
    <Options legend="Your house">
      {houseGroups(guide).map((group) =>
        group.heading ? (
          <Options key={group.heading} legend={group.heading}>
            {choices(group)}
          </Options>
        ) : (
          choices(group)
        ),
      )}
    </Options>
  );
}
