import type { Extra, Frequency, Home, PriceGuide, Surcharge } from '../content/price-guide';
import { unlistedId } from '../content/price-rules';
import { isCounted } from './price-forms';
import { unlistedWords } from './quote-words';

/** What a visitor chose in the estimator. */
export type Choices = {
  /** Undefined until a home is chosen. */
  home: Home | undefined;
  /** Undefined if the guide has none. */
  frequency: Frequency | undefined;
  /** What the home has. */
  surcharges: Surcharge[];
  /** How many of each extra, by its id; 0 for a question that was answered with yes. */
  extras: Record<string, number>;
};

/** The home of whoever finds none of theirs: all its prices are on request. */
export function unlistedHome(guide: PriceGuide): Home {
  const name = unlistedWords(guide);
  return { home: name, name, id: unlistedId, size: undefined, amounts: {} };
}

/** Reads the estimator's form or an address. What the guide does not offer counts as not chosen. */
export function readChoices(values: FormData | URLSearchParams, guide: PriceGuide): Choices {
  const read = (name: string) => String(values.get(name) ?? '');
  const { frequencies, surcharges, extras } = guide;
  return {
    home: homesOf(guide).find(({ id }) => id === read('home')),
    frequency: frequencies.find(({ id }) => id === read('frequency')) ?? frequencies[0],
    surcharges: surcharges.filter(({ id }) => read(id) === 'yes'),
    extras: Object.fromEntries(
      extras.flatMap((extra) => {
        const count = countOf(extra, read(extra.id));
        return count === undefined ? [] : [[extra.id, count]];
      }),
    ),
  };
}

/**
 * Whether an address names something that the guide offers no more. A sum of the rest would be another one's
 * price. Names that other sites add to addresses have other values.
 */
export function isOutdated(values: URLSearchParams, guide: PriceGuide): boolean {
  const known: Record<string, string[]> = {
    home: homesOf(guide).map(({ id }) => id),
    frequency: guide.frequencies.map(({ id }) => id),
  };
  const names = [...guide.surcharges, ...guide.extras].map(({ id }) => id);
  return [...values].some(([name, value]) =>
    Object.hasOwn(known, name)
      ? value !== '' && !known[name]!.includes(value)
      : /^(yes|no|\d{1,3})$/.test(value) && !names.includes(name),
  );
}

/** The choices as an address has them, without what is not chosen; the reverse of `readChoices`. */
export function choicesToSearch(choices: Choices, guide: PriceGuide): URLSearchParams {
  const { home, frequency, surcharges, extras } = choices;
  return new URLSearchParams([
    ...(home ? [['home', home.id]] : []),
    ...(frequency ? [['frequency', frequency.id]] : []),
    ...surcharges.map(({ id }) => [id, 'yes']),
    ...guide.extras.flatMap(({ id, price, question }) => {
      const count = extras[id];
      if (count === undefined) return [];
      const answer = question && count > 0 ? 'no' : 'yes';
      return [[id, isCounted(price) ? String(count) : answer]];
    }),
  ]);
}

/** Whether anything is chosen that has a price, or can be asked for. */
export function isAnyChosen({ home, extras }: Choices): boolean {
  return home !== undefined || Object.values(extras).some((count) => count > 0);
}

function homesOf(guide: PriceGuide): Home[] {
  return [...guide.homes.flatMap(({ rows }) => rows), unlistedHome(guide)];
}

/** To a question, no means that the extra is needed. */
function countOf({ price, question }: Extra, value: string): number | undefined {
  if (isCounted(price)) return /^0*[1-9]\d{0,2}$/.test(value) ? Number(value) : undefined;
  if (question) return value === 'no' ? 1 : value === 'yes' ? 0 : undefined;
  return value === 'yes' ? 1 : undefined;
}
