import { hasFigure } from '../lib/prices/amount';
import { formatAmount, weQuote } from '../lib/prices/price-words';
import type { Estimate } from '../lib/prices/estimate';
import { askForQuote, sumName } from '../lib/prices/estimate-words';
import styles from './estimate-breakdown.module.css';

type EstimateBreakdownProps = {
  estimate: Estimate;
  /** A link to the form, which replaces the price of a clean that is on request. */
  askHref?: string;
};

/**
 * An estimate as a breakdown: what makes up the price of a clean, what replaces the first one, the extras, and the sum
 * of what is paid at first. It has no hooks, since `toDom` draws it in the browser.
 */
export function EstimateBreakdown({ estimate, askHref }: EstimateBreakdownProps) {
  const { home, frequencyPhrase, isRegular, cleanLines, clean, firstClean, extras, sum } = estimate;
  const later = [firstClean ?? [], extras].flat();
  // The price of each clean is below; its only line is above too if that is part of the sum.
  const isRepeated = isRegular && cleanLines.length === 1 && (firstClean || extras.length === 0);
  const lines = isRepeated ? later : [...cleanLines, ...later];
  const isSummed = hasFigure(sum) && (isRegular ? extras.length > 0 : lines.length > 1);
  return (
    <>
      <p>{home ? [home, frequencyPhrase].filter(Boolean).join(', ') : 'One-off extras'}</p>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ name, amount, workings }) => (
            <div key={name}>
              <dt>
                {name}
                {workings && (
                  <>
                    {' '}
                    <span>({workings})</span>
                  </>
                )}
              </dt>
              <dd>{formatAmount(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {(isSummed || isRegular) && (
        <dl className={styles.sums}>
          {isSummed && (
            <div>
              <dt>{sumName(estimate)}</dt>
              <dd>
                <strong>{formatAmount(sum)}</strong>
                {estimate.isPartial && ` plus what ${weQuote}`}
              </dd>
            </div>
          )}
          {isRegular && (
            <div>
              <dt>{later.length > 0 ? 'Then each clean' : 'Each clean'}</dt>
              <dd>
                {clean === 'on request' && askHref ? (
                  <a href={askHref}>{askForQuote}</a>
                ) : (
                  <strong>{formatAmount(clean)}</strong>
                )}
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}

/** The class of an element that contains a breakdown. */
export const breakdown = styles.breakdown;
