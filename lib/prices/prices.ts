import type {
  AdditionalServicePrices,
  Frequency,
  PriceGuide,
  WindowPrices,
} from '../content/price-guide';

/** What is chosen for a regular window clean. */
export type CleanChoice = { frequency: Frequency; extension: boolean; conservatory: boolean };

/** One line of a sum, e.g. the extension's £2; pence. */
export type PricePart = { part: Frequency | 'extension' | 'conservatory'; pence: number };

/** What the price of a clean is made of, in pence: the frequency's base, then each chosen extra. */
export function partsOfClean(prices: WindowPrices, choice: CleanChoice): PricePart[] {
  const extras = (['extension', 'conservatory'] as const).filter((extra) => choice[extra]);
  return [choice.frequency, ...extras].map((part) => ({ part, pence: prices[part] }));
}

/** Price of one clean in pence: the frequency's base plus each chosen extra. Never rounds. */
export function priceOfClean(prices: WindowPrices, choice: CleanChoice): number {
  return partsOfClean(prices, choice).reduce((sum, { pence }) => sum + pence, 0);
}

/**
 * Price in pence of the windows cleaned inside, once: the table's four-weekly price times the
 * guide's factor. Extension and conservatory do not count in, nor does the frequency chosen.
 */
export function priceOfWindowsInside(guide: PriceGuide, prices: WindowPrices): number {
  return prices.fourWeeks * guide.windowsInsideTimes;
}

/** Price in pence of a conservatory roof of that many panels (1 or more): per panel, never under the minimum. */
export function priceOfConservatoryRoof(
  { conservatoryRoof: { perPanel, minimum } }: PriceGuide,
  panels: number,
): number {
  return Math.max(minimum, perPanel * panels);
}

/** The services of the additional-services table. */
export type AdditionalService = 'gutterClearing' | 'gutterFasciaSoffits';

/** Price in pence of an additional service, once, for a house with or without conservatory or extension. */
export function priceOfAdditionalService(
  prices: AdditionalServicePrices,
  service: AdditionalService,
  { extension, conservatory }: Pick<CleanChoice, 'extension' | 'conservatory'>,
): number {
  return prices[service][extension || conservatory ? 'with' : 'without'];
}

/** The worked example's row of the guide and its price in pence. */
export function workedExample(guide: PriceGuide) {
  const { houseType, property, ...choice } = guide.workedExample;
  const prices = guide[houseType].find((row) => row.property === property)!;
  return { prices, parts: partsOfClean(prices, choice), pence: priceOfClean(prices, choice) };
}
