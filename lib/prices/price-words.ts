import { frequencies } from '../content/clean-options';
import type { Amount, Price } from '../content/price';
import type { Extra, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { formatAmount } from './amount';
import { cleanWords } from './quote';

/** A price in a few words, for whatever home, e.g. £5 a panel, minimum £50. */
export function priceWords(price: Price): string {
  if (typeof price !== 'object') return formatAmount(price);
  if ('times' in price) {
    const times = price.times === 2 ? 'Twice' : `${price.times} times`;
    return price.times === 1 ? 'Your 4-weekly price' : `${times} your 4-weekly price`;
  }
  if ('each' in price) {
    const { each, unit, minimum } = price;
    const least = minimum === undefined ? '' : `, minimum ${formatAmount(minimum)}`;
    return `${formatAmount(each)} a ${unit}${least}`;
  }
  return range(price.bySize.flatMap(({ houseOnly, extended }) => [houseOnly, extended]));
}

/** What a service costs, in a few words; an invitation to ask if it is on request. */
export function servicePriceWords({ price }: Service, guide: PriceGuide): string {
  const homes = guide.homes.flatMap(({ rows }) => rows);
  const words =
    price === 'regular'
      ? range(
          homes.flatMap((home) => frequencies.map((frequency) => home[frequency])),
          cleanWords,
        )
      : priceWords(priceOf(price, guide));
  return words === 'on request' ? 'Ask for a quote' : words;
}

function priceOf(price: Exclude<Service['price'], 'regular'>, { extras }: PriceGuide): Price {
  if (typeof price !== 'object' || !('extra' in price)) return price;
  return extras.find(({ id }) => id === price.extra)!.price;
}

/** The guide with every service that has a price of its own among the extras. */
export function withServices(guide: PriceGuide, services: Service[]): PriceGuide {
  const own = services.flatMap(({ id, title, price, note, needs, question }): Extra[] =>
    price === 'regular' || (typeof price === 'object' && 'extra' in price)
      ? []
      : [{ id, name: title, price, note, needs, question }],
  );
  return { ...guide, extras: [...guide.extras, ...own] };
}

/** The lowest and the highest of the amounts that are not on request. */
function range(amounts: Amount[], print: (amount: Amount) => string = formatAmount): string {
  const pence = amounts.filter((amount) => amount !== 'on request');
  if (pence.length === 0) return 'on request';
  const [least, most] = [Math.min(...pence), Math.max(...pence)];
  return least === most ? print(least) : `${formatAmount(least)} to ${print(most)}`;
}

/** Whether a table has a price for at least one of its homes, at least at one frequency. */
export function isPriced({ rows }: PriceGuide['homes'][number]): boolean {
  return rows.some((home) => frequencies.some((frequency) => home[frequency] !== 'on request'));
}
