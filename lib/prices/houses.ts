import type { AdditionalServicePrices, PriceGuide, WindowPrices } from '../content/price-guide';
import { slug } from '../content/slug';

/** A kind of house in the guide. */
type House = {
  /** Its name as a slug, e.g. `semi-detached-3-bed`. */
  id: string;
  /** E.g. `Semi Detached 3 Bed`. */
  name: string;
  /** Its window prices; without them, window cleaning is on request. */
  windows: WindowPrices | undefined;
  /** Its prices of additional services; without them, those are on request. */
  additional: AdditionalServicePrices | undefined;
};

/** The houses of a table; `label` is a house's name without the heading. */
type HouseGroup = { heading: string; houses: { label: string; house: House }[] };

/**
 * Every house of the guide: those of the window price tables, then those that only have prices for
 * additional services (Terraced).
 */
export function houseGroups(guide: PriceGuide): HouseGroup[] {
  const tables = (['semiDetached', 'detached'] as const).map((table) => ({
    heading: guide.headings[table],
    houses: guide[table].map((windows) => {
      const name = `${guide.headings[table]} ${windows.property}`;
      const additional = guide.additionalServices.find((row) => row.houses.includes(name));
      return { label: windows.property, house: { id: slug(name), name, windows, additional } };
    }),
  }));
  const others = guide.additionalServices
    .filter((row) => row.houses.length === 0)
    .map((additional) => {
      const name = additional.property;
      return { label: name, house: { id: slug(name), name, windows: undefined, additional } };
    });
  return [...tables, ...(others.length > 0 ? [{ heading: 'Other homes', houses: others }] : [])];
}

export function findHouse(guide: PriceGuide, id: string): House | undefined {
  return houseGroups(guide)
    .flatMap(({ houses }) => houses.map(({ house }) => house))
    .find((house) => house.id === id);
}
