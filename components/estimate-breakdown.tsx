import { formatAmount, perClean } from '../lib/prices/price-words';
import type { Estimate, EstimateLine } from '../lib/prices/estimate';
import { capitalised } from '../lib/prices/sentence-case';
import { askForQuote, sumWords } from '../lib/prices/estimate-words';
import styles from './estimate-breakdown.module.css';

type EstimateBreakdownProps = {
  estimate: Estimate;
  /** Goes before the name of the home, e.g. Guide price: */
  prefix?: string;
  /** A link to the form, which replaces the price of a clean that is on request. */
  askHref?: string;
};

/**
 * An estimate as a breakdown: what makes up the price of a clean, the extras with their total, and the first clean.
 * It has no hooks, since `toDom` draws it in the browser.
 */
export function EstimateBreakdown({ estimate, prefix = '', askHref }: EstimateBreakdownProps) {
  const {
    home,
    frequencyPhrase,
    isOnce,
    cleanLines,
    clean,
    extras,
    extrasSum,
    unpriced,
    firstClean,
  } = estimate;
  const hasPrice = cleanLines.length > 0 ? clean !== 'on request' : extrasSum !== 0;
  const ofHome = home && (hasPrice ? prefix : '') + home;
  return (
    <>
      {cleanLines.length > 0 && (
        <>
          <p>{ofHome}</p>
          <dl>
            <Lines lines={cleanLines} />
            <div className={`${styles.total} ${styles.clean}`}>
              <dt>{capitalised(isOnce ? `${frequencyPhrase} clean` : frequencyPhrase)}</dt>
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
          <p>{frequencyPhrase ? 'One-off extras' : (ofHome ?? 'Your price')}</p>
          <dl>
            <Lines lines={extras} />
            {extras.length - unpriced > 1 && (
              <div className={styles.total}>
                <dt>{sumWords(estimate)}</dt>
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

/** The class of an element that contains a breakdown. */
export const breakdown = styles.breakdown;

function Lines({ lines }: { lines: EstimateLine[] }) {
  return lines.map(({ name, amount, workings }) => (
    <div key={name}>
      <dt>{workings ? `${name} (${workings})` : name}</dt>
      <dd>{formatAmount(amount)}</dd>
    </div>
  ));
}
