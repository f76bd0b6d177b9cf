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
      <div>
        <strong>{quote?.title ?? goneWords}</strong>
        <a href={estimator}>{quote ? 'Change' : 'See our prices'}</a>
      </div>
      {quote && (
        <dl>
          {quote.cleanLines.map(({ name, amount }) => (
            <Line key={name} name={name} amount={formatAmount(amount)} />
          ))}
          <Line name="Guide price" amount={cleanWords(quote.clean)} isSum />
          {quote.visitLines.map(({ name, amount }) => (
            <Line
              key={name}
              name={name}
              amount={amount === 'on request' ? amount : `${formatAmount(amount)} a visit`}
            />
          ))}
        </dl>
      )}
    </div>
  );
}

type LineProps = { name: string; amount: string; isSum?: boolean };

function Line({ name, amount, isSum }: LineProps) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
