import { features, frequencies, type Feature, type Frequency } from '../content/clean-options';
import type { Extra, Home, PriceGuide } from '../content/price-guide';

/** What a visitor chose in the estimator. */
export type Choices = Record<Feature, boolean> & {
  /** Undefined until a home of the guide is chosen. */
  home: Home | undefined;
  frequency: Frequency;
  /** How many of each extra, by its id; those that are not chosen are left out. */
  extras: Record<string, number>;
};

/**
 * Reads the estimator's form or an address. What the guide does not offer counts as not chosen, so that no
 * half-understood choice gets another one's price.
 */
export function readChoices(values: FormData | URLSearchParams, guide: PriceGuide): Choices {
  const read = (name: string) => String(values.get(name) ?? '');
  const homes = guide.homes.flatMap(({ rows }) => rows);
  return {
    home: homes.find(({ id }) => id === read('home')),
    frequency: frequencies.find((name) => name === read('frequency')) ?? 'fourWeeks',
    extension: read('extension') === 'yes',
    conservatory: read('conservatory') === 'yes',
    extras: Object.fromEntries(
      guide.extras
        .map((extra) => [extra.id, countOf(extra, read(extra.id))] as const)
        .filter(([, count]) => count > 0),
    ),
  };
}

/** The choices as an address has them, without what is not chosen; the reverse of `readChoices`. */
export function choicesToSearch(
  { home, frequency, extras, ...choices }: Choices,
  guide: PriceGuide,
) {
  const search = new URLSearchParams(home && { home: home.id });
  search.set('frequency', frequency);
  for (const feature of features) if (choices[feature]) search.set(feature, 'yes');
  for (const extra of guide.extras) {
    const count = extras[extra.id];
    if (count)
      search.set(extra.id, isCounted(extra) ? String(count) : extra.question ? 'no' : 'yes');
  }
  return search;
}

/** Whether a visitor says how many. */
function isCounted({ price }: Pick<Extra, 'price'>): boolean {
  return typeof price === 'object' && 'each' in price;
}

/** To a question, no means that the extra is needed. */
function countOf(extra: Extra, value: string): number {
  if (!isCounted(extra)) return Number(value === (extra.question ? 'no' : 'yes'));
  return /^\d{1,2}$/.test(value) ? Number(value) : 0;
}
