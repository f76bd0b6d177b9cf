import type { AdditionalServicePrices, PriceGuide, WindowPrices } from '../content/price-guide';
import { slug } from '../content/slug';

/** A kind of house that the guide has prices for. */
export type House = {
  /** As it stands in addresses, e.g. `semi-detached-3-bed`. */
  id: string;
  /** E.g. `Semi Detached 3 Bed`. */
  name: string;
  /** Its row of window prices; without one, window cleaning is on request. */
  windows: WindowPrices | undefined;
  /** The additional-services row that is for it; without one, they are on request. */
  additional: AdditionalServicePrices | undefined;
};

/** A table of the guide as the visitor chooses from it. */
export type HouseGroup = { heading: string | undefined; houses: { label: string; house: House }[] };

/**
 * Every house of the guide: a row of window prices each, then each row of the additional services
 * that names no such house, which is a kind of house of its own (Terraced).
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
  return [...tables, { heading: undefined, houses: others }];
}

/** The house of that id. */
export function findHouse(guide: PriceGuide, id: string): House | undefined {
  return houseGroups(guide)
    .flatMap(({ houses }) => houses.map(({ house }) => house))
    .find((house) => house.id === id);
}
