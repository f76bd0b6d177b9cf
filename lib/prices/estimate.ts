import type { Frequency, PriceGuide } from '../content/price-guide';
import { findHouse } from './houses';
import {
  priceOfAdditionalService,
  priceOfClean,
  priceOfConservatoryRoof,
  priceOfWindowsInside,
  type AdditionalService,
  type CleanChoice,
  type PricePart,
} from './prices';
import { slug } from '../content/slug';

/** What a visitor chose in the estimator; the fields are the names of its inputs. */
export type Estimate = CleanChoice & {
  /** Id of a house of the guide. */
  house: string;
  windowsInside: boolean;
  gutters: AdditionalService | 'none';
  /** Panels of the conservatory roof, up to 99; 0 for no roof. */
  roofPanels: number;
};

/** Services that are done once, on request, and not regularly. */
export type OccasionalService = 'windowsInside' | AdditionalService | 'conservatoryRoof';

/** What an estimate has a price for: the parts of a clean, the clean, each occasional service. */
export type EstimateLine = PricePart['part'] | 'clean' | OccasionalService;

const frequencies: Frequency[] = ['fourWeeks', 'eightWeeks'];
const gutterChoices: Estimate['gutters'][] = ['none', 'gutterClearing', 'gutterFasciaSoffits'];
const yesOrNo = ['extension', 'conservatory', 'windowsInside'] as const;
const fields = ['house', 'frequency', ...yesOrNo, 'gutters', 'roofPanels'] as const;

/** What the estimator opens with: the house of the worked example, with nothing added. */
export function plainEstimate(guide: PriceGuide): Estimate {
  const { houseType, property, frequency } = guide.workedExample;
  return {
    house: slug(`${guide.headings[houseType]} ${property}`),
    frequency,
    extension: false,
    conservatory: false,
    windowsInside: false,
    gutters: 'none',
    roofPanels: 0,
  };
}

/**
 * Reads a query string or the estimator's form. Returns `undefined` if a field is repeated or has a value
 * that the form does not offer, so that no half-understood choice gets a price. Ignores unknown fields,
 * since sharing services add their own to addresses.
 */
export function parseEstimate(
  values: URLSearchParams | FormData,
  guide: PriceGuide,
): Estimate | undefined {
  const read = (field: (typeof fields)[number]) => String(values.get(field) ?? '');
  const house = findHouse(guide, read('house'))?.id;
  const frequency = frequencies.find((name) => name === read('frequency'));
  const gutters = gutterChoices.find((name) => name === (read('gutters') || 'none'));
  const isReadable =
    fields.every((field) => values.getAll(field).length <= 1) &&
    yesOrNo.every((field) => ['', 'yes'].includes(read(field))) &&
    /^\d{0,2}$/.test(read('roofPanels'));
  if (!house || !frequency || !gutters || !isReadable) return undefined;
  return {
    house,
    frequency,
    extension: read('extension') === 'yes',
    conservatory: read('conservatory') === 'yes',
    windowsInside: read('windowsInside') === 'yes',
    gutters,
    roofPanels: Number(read('roofPanels')),
  };
}

/** The estimate as a query string without what is not chosen; the reverse of `parseEstimate`. */
export function estimateToSearch(estimate: Estimate): URLSearchParams {
  const { house, frequency, gutters, roofPanels } = estimate;
  return new URLSearchParams({
    house,
    frequency,
    ...Object.fromEntries(
      yesOrNo.filter((field) => estimate[field]).map((field) => [field, 'yes']),
    ),
    ...(gutters !== 'none' && { gutters }),
    ...(roofPanels > 0 && { roofPanels: String(roofPanels) }),
  });
}

/**
 * The price of every line in pence, chosen or not; `undefined` means on request. The house must be one
 * of the guide.
 */
export function priceEstimate(
  guide: PriceGuide,
  estimate: Estimate,
): Record<EstimateLine, number | undefined> {
  const { windows, additional } = findHouse(guide, estimate.house)!;
  const gutters = (service: AdditionalService) =>
    additional && priceOfAdditionalService(additional, service, estimate);
  return {
    fourWeeks: windows?.fourWeeks,
    eightWeeks: windows?.eightWeeks,
    extension: windows?.extension,
    conservatory: windows?.conservatory,
    clean: windows && priceOfClean(windows, estimate),
    windowsInside: windows && priceOfWindowsInside(guide, windows),
    gutterClearing: gutters('gutterClearing'),
    gutterFasciaSoffits: gutters('gutterFasciaSoffits'),
    conservatoryRoof: priceOfConservatoryRoof(guide, estimate.roofPanels),
  };
}
