import type { PriceGuide } from './price-guide';
import { quote } from './quote';
import { slug } from './slug';

type ValidParts<Value> = Value;

/** A rule that a value of the price guide breaks. */
type BrokenRule = { path: (string | number)[]; rule: string };

type House = { name: string; path: (string | number)[] };

/**
 * Broken references between the parts of a price guide: houses that do not exist, are listed twice or
 * have names that are too similar. Skips invalid rows, and does not call a name unknown that an
 * invalid row may have.
 */
export function houseProblems(guide: ValidParts<PriceGuide>): BrokenRule[] {
  const houses = [...housesOf(guide, 'semiDetached'), ...housesOf(guide, 'detached')];
  return [
    ...unknownExample(guide),
    ...unknownHouses(guide, houses),
    ...repeatedHouses(guide),
    ...similarNames([...houses, ...additionalRows(guide)]),
  ];
}

function housesOf(guide: ValidParts<PriceGuide>, table: 'semiDetached' | 'detached'): House[] {
  const heading = guide.headings?.[table];
  return (guide[table] ?? []).flatMap((row, index) =>
    heading && row?.property
      ? [{ name: `${heading} ${row.property}`, path: [table, index, 'property'] }]
      : [],
  );
}

function additionalRows(guide: ValidParts<PriceGuide>): House[] {
  return (guide.additionalServices ?? []).flatMap((row, index) =>
    row?.property ? [{ name: row.property, path: ['additionalServices', index, 'property'] }] : [],
  );
}

function unknownExample(guide: ValidParts<PriceGuide>): BrokenRule[] {
  const { houseType, property } = guide.workedExample ?? {};
  if (!houseType || !property) return [];
  const rows: (string | undefined)[] = guide[houseType]?.map((row) => row?.property) ?? [undefined];
  if (rows.includes(undefined) || rows.includes(property)) return [];
  const rule = `must be a row of ${houseType} (${rows.join(', ')}), not ${quote(property)}`;
  return [{ path: ['workedExample', 'property'], rule }];
}

function unknownHouses(guide: ValidParts<PriceGuide>, houses: House[]): BrokenRule[] {
  const { semiDetached, detached } = guide;
  const names = new Set(houses.map(({ name }) => name));
  if (!semiDetached || !detached || names.size < semiDetached.length + detached.length) return [];
  return (guide.additionalServices ?? []).flatMap((row, index) => {
    const unknown = row?.houses?.find((house) => house !== undefined && !names.has(house));
    if (unknown === undefined) return [];
    const rule = `must be houses of the tables above (${[...names].join(', ')}), not ${quote(unknown)}`;
    return [{ path: ['additionalServices', index, 'houses'], rule }];
  });
}

function repeatedHouses({ additionalServices = [] }: ValidParts<PriceGuide>): BrokenRule[] {
  const earlier = new Set<string>();
  return additionalServices.flatMap((row, index) => {
    const houses = (row?.houses ?? []).filter((house) => house !== undefined);
    const elsewhere = houses.find((house) => earlier.has(house));
    const twice = houses.find((house, place) => houses.indexOf(house) < place);
    houses.forEach((house) => earlier.add(house));
    const path = ['additionalServices', index, 'houses'];
    if (elsewhere) {
      return {
        path,
        rule: `has ${elsewhere}, which is in an earlier row too: a house can have only one price`,
      };
    }
    return twice ? { path, rule: `has ${twice} twice: remove one` } : [];
  });
}

/** A row's name becomes part of addresses, in which only letters and digits tell it from others. */
function similarNames(rows: House[]): BrokenRule[] {
  return rows.flatMap(({ name, path }, index) => {
    if (slug(name) === '') {
      return [{ path, rule: `must have a letter from a to z or a digit, not ${quote(name)}` }];
    }
    const twin = rows.slice(0, index).find((other) => slug(other.name) === slug(name));
    if (twin === undefined || (twin.name === name && twin.path[0] === path[0])) return [];
    const isOfTables = path[0] === 'additionalServices' && twin.path[0] !== path[0];
    const rule = isOfTables
      ? `is also a house of the tables above (${twin.name}): choose another name for this row; the house's own name belongs under houses`
      : `gives ${name}, which is too similar to ${twin.name}: at least one letter or digit must differ`;
    return [{ path, rule }];
  });
}
