import type {
  AdditionalServicePrices,
  Frequency,
  PriceGuide,
  WindowPrices,
} from '../content/price-guide';

/** The choices that set the price of a regular window clean. */
export type CleanChoice = { frequency: Frequency; extension: boolean; conservatory: boolean };

/** One line of a sum, in pence, e.g. £2 for the extension. */
export type PricePart = { part: Frequency | 'extension' | 'conservatory'; pence: number };

/** The parts of a clean's price in pence: the base price for the frequency, then each chosen extra. */
export function partsOfClean(prices: WindowPrices, choice: CleanChoice): PricePart[] {
  const extras = (['extension', 'conservatory'] as const).filter((extra) => choice[extra]);
  return [choice.frequency, ...extras].map((part) => ({ part, pence: prices[part] }));
}

/** Price of one clean in pence: the base price for the frequency plus each chosen extra. Never rounds. */
export function priceOfClean(prices: WindowPrices, choice: CleanChoice): number {
  return partsOfClean(prices, choice).reduce((sum, { pence }) => sum + pence, 0);
}

/**
 * Price in pence of cleaning the windows inside, once: the four-weekly price times the guide's factor,
 * whatever the frequency, extension or conservatory.
 */
export function priceOfWindowsInside(guide: PriceGuide, prices: WindowPrices): number {
  return prices.fourWeeks * guide.windowsInsideTimes;
}

/** Price in pence of a conservatory roof with 1 or more panels: per panel, but at least the minimum. */
export function priceOfConservatoryRoof(
  { conservatoryRoof: { perPanel, minimum } }: PriceGuide,
  panels: number,
): number {
  return Math.max(minimum, perPanel * panels);
}

/** The services of the additional-services table. */
export type AdditionalService = 'gutterClearing' | 'gutterFasciaSoffits';

/** Price in pence of an additional service, once. */
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
