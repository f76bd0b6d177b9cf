import { formatAmount, perClean } from '../../lib/prices/price-words';
import type { Quote, QuoteLine } from '../../lib/prices/quote';
import { capitalised } from '../../lib/prices/sentence-case';
import { askForQuote, sumWords } from '../../lib/prices/quote-words';
import styles from './bill.module.css';

type BillProps = {
  quote: Quote;
  /** Before the name of the home, e.g. Guide price: */
  prefix?: string;
  /** Leads to the form, in place of a sum that is on request. */
  askHref?: string;
};

/**
 * A quote as a bill: what each clean is made of, the extras with their sum, and what questions ask for. It has no
 * hooks, since in the browser `toDom` draws it.
 */
export function Bill({ quote, prefix = '', askHref }: BillProps) {
  const { home, howOften, isOnce, regular, clean, extras, extrasSum, unpriced, firstClean } = quote;
  const hasPrice = regular.length > 0 ? clean !== 'on request' : extrasSum !== 0;
  const ofHome = home && (hasPrice ? prefix : '') + home;
  return (
    <>
      {regular.length > 0 && (
        <>
          <p>{ofHome}</p>
          <dl>
            <Lines lines={regular} />
            <div className={`${styles.total} ${styles.clean}`}>
              <dt>{capitalised(isOnce ? `${howOften} clean` : howOften)}</dt>
              <dd>
                {clean === 'on request' && askHref ? (
                  <a href={askHref}>{askForQuote}</a>
                ) : (
                  <strong>{formatAmount(clean)}</strong>
                )}
                {clean !== 'on request' && !isOnce && perClean}
              </dd>
            </div>
          </dl>
        </>
      )}
      {extras.length > 0 && (
        <>
          <p>{howOften ? 'One-off extras' : (ofHome ?? 'Your price')}</p>
          <dl>
            <Lines lines={extras} />
            {extras.length - unpriced > 1 && (
              <div className={styles.total}>
                <dt>{sumWords(quote)}</dt>
                <dd>
                  <strong>{formatAmount(extrasSum)}</strong>
                </dd>
              </div>
            )}
          </dl>
        </>
      )}
      {firstClean && (
        <dl>
          <Lines lines={[firstClean]} />
        </dl>
      )}
    </>
  );
}

/** Class of an element that a bill is in. */
export const bill = styles.bill;

function Lines({ lines }: { lines: QuoteLine[] }) {
  return lines.map(({ name, amount, workings }) => (
    <div key={name}>
      <dt>{workings ? `${name} (${workings})` : name}</dt>
      <dd>{formatAmount(amount)}</dd>
    </div>
  ));
}
