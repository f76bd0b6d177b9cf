import type { PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { formatPounds } from '../prices/money';
import { roofWords } from '../prices/price-words';
import { routes } from './routes';

/** Fragments of the prices page that other pages link to. */
export const priceAnchors = {
  semiDetached: 'semi-detached',
  detached: 'detached',
  additionalServices: 'additional-services',
  firstClean: 'first-clean',
  restorationClean: 'restoration-clean',
} as const;

/** The notes that explain what is quoted, by the fragments that lead to them. */
export function quotedNotes({ firstClean, restorationClean }: PriceGuide['notes']) {
  return [
    ...(firstClean ? [{ id: priceAnchors.firstClean, ...firstClean }] : []),
    ...(restorationClean ? [{ id: priceAnchors.restorationClean, ...restorationClean }] : []),
  ];
}

/** The lowest price of a window clean, in words. */
export function cleanFrom({ semiDetached, detached }: PriceGuide): string {
  return `From ${least([...semiDetached, ...detached].map((row) => row.fourWeeks))} a clean`;
}

/** The words for a price that is not in the tables. */
export const quotedOnRequest = 'Quoted on request';

/** A service's price in a few words, and a link to its place in the price guide. */
export function priceSummary(
  guide: PriceGuide,
  { id, price }: Pick<Service, 'id' | 'price'>,
): { text: string; href: string } {
  const link = (anchor: string) => `${routes.prices}#${anchor}`;
  switch (price) {
    case 'windowCleaning':
      return { text: cleanFrom(guide), href: link(priceAnchors.semiDetached) };
    case 'gutterClearing':
    case 'gutterFasciaSoffits':
      return {
        text: `From ${least(guide.additionalServices.map((row) => row[price].without))}`,
        href: link(priceAnchors.additionalServices),
      };
    case 'conservatoryRoof':
      return {
        text: `Roof: ${roofWords(guide)}`,
        href: link(priceAnchors.additionalServices),
      };
    case 'restorationClean':
    case 'onRequest':
      return {
        text: quotedOnRequest,
        href:
          price === 'restorationClean' && guide.notes.restorationClean
            ? link(priceAnchors.restorationClean)
            : `${routes.contact}?about=${id}`,
      };
  }
}

function least(amounts: number[]): string {
  return formatPounds(Math.min(...amounts));
}
