import type { PriceGuide } from '../../lib/content/price-guide';
import { formatAmount } from '../../lib/prices/amount';
import type { Quote, QuoteLine } from '../../lib/prices/quote';
import { unlistedHome } from '../../lib/prices/choices';
import styles from './bill.module.css';

/** Makes an element of a page: React's `createElement`, or `domElement` in the browser. */
export type MakeElement<Element> = (
  tag: string,
  props: { className?: string | undefined },
  ...children: (Element | string)[]
) => Element;

/** A quote as a bill: what each clean is made of, the extras with their sum, and what questions ask for. */
export function bill<Element>(
  quote: Quote,
  guide: PriceGuide,
  element: MakeElement<Element>,
  /** Before the name of the home, e.g. Example: */
  prefix = '',
): Element[] {
  const { home, every, regular, clean, extras, extrasSum, asked } = quote;
  const row = (className: string | undefined, name: string, price: Element | string, more = '') =>
    element('div', { className }, element('dt', {}, name), element('dd', {}, price, more));
  const line = ({ name, amount, basis }: QuoteLine) => {
    const price = amount === 'on request' ? 'we’ll quote it' : formatAmount(amount);
    return row(undefined, basis ? `${name} (${basis})` : name, price);
  };
  const part = (heading: string, ...rows: Element[]) =>
    rows.length > 0 ? [element('p', {}, heading), element('dl', {}, ...rows)] : [];
  const unit = clean === 'on request' ? '' : ' a clean';
  const total = row(styles.total, every, element('strong', {}, formatAmount(clean)), unit);
  const others = guide.homes.length > 0 ? 'Extras, not every clean' : 'Your price';
  return [
    ...(regular.length > 0
      ? part(prefix + (home ?? unlistedHome.name), ...regular.map(line), total)
      : []),
    ...part(
      others,
      ...extras.map(line),
      ...(extrasSum > 0 && extras.length > 1
        ? [row(styles.total, 'together', formatAmount(extrasSum))]
        : []),
    ),
    ...(asked.length > 0 ? [element('dl', {}, ...asked.map(line))] : []),
  ];
}
