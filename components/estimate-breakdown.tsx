import { formatAmount, weQuote } from '../lib/prices/price-words';
import type { Estimate, EstimateLine } from '../lib/prices/estimate';
import { askForQuote, hasPrice, sumName } from '../lib/prices/estimate-words';
import styles from './estimate-breakdown.module.css';

type EstimateBreakdownProps = {
  estimate: Estimate;
  /** A link to the form, which replaces the price of a clean that is on request. */
  askHref?: string;
};

/**
 * An estimate as a breakdown: lines above their sum, first for what is paid at first, then for each regular clean. It has
 * no hooks, since `toDom` draws it in the browser.
 */
export function EstimateBreakdown({ estimate, askHref }: EstimateBreakdownProps) {
  const { home, frequencyPhrase, isRegular, cleanLines, clean, firstClean, extras, sum } = estimate;
  const [windows] = cleanLines;
  const later = [firstClean ?? [], extras].flat();
  // The price of each clean says as much as an only line, unless that is part of what is paid at first.
  const isRepeated = isRegular && cleanLines.length === 1 && (firstClean || extras.length === 0);
  const ofClean = isRepeated ? [] : cleanLines;
  const lines = firstClean ? later : [...ofClean, ...later];
  const isSummed = hasPrice(estimate) && (isRegular ? extras.length > 0 : lines.length > 1);
  return (
    <>
      <p>{home ? [home, frequencyPhrase].filter(Boolean).join(', ') : 'One-off extras'}</p>
      {lines.length > 0 && <dl>{lines.map(row)}</dl>}
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
          {firstClean && ofClean.map(row)}
          {isRegular && (
            <div>
              <dt>
                {later.length > 0 ? 'Then each clean' : 'Each clean'}
                {windows?.workings && ` (${windows.workings})`}
              </dt>
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

function row({ name, amount, workings }: EstimateLine) {
  return (
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
  );
}
