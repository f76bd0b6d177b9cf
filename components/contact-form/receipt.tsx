import type { PriceGuide } from '../../lib/content/price-guide';
import { quoteFrom } from '../../lib/enquiry/prefill';
import { goneWords } from '../../lib/enquiry/words';
import { formatAmount } from '../../lib/prices/amount';
import { cleanWords } from '../../lib/prices/quote';
import { anchors } from '../../lib/site/price-links';
import { routes } from '../../lib/site/routes';
import styles from './contact-form.module.css';

/** What the address asks for, line by line, with a way back to the same choices. */
export function Receipt({ guide }: { guide: PriceGuide }) {
  const values = new URLSearchParams(location.search);
  if (!values.get('home')) return null;
  const quote = quoteFrom(values, guide);
  const estimator = `${routes.prices}${quote ? location.search : ''}#${anchors.estimator}`;
  return (
    <div className={styles.receipt}>
      <p>
        <strong>{quote?.title ?? goneWords}</strong>
        <a href={estimator}>{quote ? 'Change' : 'See our prices'}</a>
      </p>
      {quote && (
        <dl>
          {quote.cleanLines.map(({ name, amount }) => line(name, formatAmount(amount)))}
          {line('Guide price', cleanWords(quote.clean), styles.sum)}
          {quote.visitLines.map(({ name, amount }) =>
            line(name, amount === 'on request' ? amount : `${formatAmount(amount)} a visit`),
          )}
        </dl>
      )}
    </div>
  );
}

function line(name: string, amount: string, className?: string) {
  return (
    <div key={name} className={className}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
