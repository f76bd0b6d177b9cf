import type { PriceGuide } from '../../lib/content/price-guide';
import { type EstimateQuery, outdated } from '../../lib/prices/estimate-query';
import { estimatorLink } from '../../lib/site/links';
import { estimateInShort, hasPrice } from '../../lib/prices/estimate-words';
import { EstimateBreakdown } from '../estimate-breakdown';

type EstimateSummaryProps = {
  estimateQuery: EstimateQuery;
  guide: PriceGuide;
};

/** The breakdown of the estimate in the URL's query, or a note that it is outdated; with a link to the estimator. */
export function EstimateSummary({ estimateQuery, guide }: EstimateSummaryProps) {
  const { estimate, isOutdated, valid } = estimateQuery;
  if (!estimate && !isOutdated) return null;
  const href = estimatorLink(String(valid));
  if (!estimate) {
    return (
      <>
        <a href={href}>See our prices</a>
        {outdated}
      </>
    );
  }
  const [figure, ...facts] = estimateInShort(estimate);
  return (
    <details>
      <summary>
        <strong>{figure}</strong>
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
        <span>{hasPrice(estimate) ? 'Price breakdown' : 'What you chose'}</span>
      </summary>
      <a href={href}>Change</a>
      <EstimateBreakdown estimate={estimate} />
      {hasPrice(estimate) && guide.guideNote && <small>{guide.guideNote}</small>}
    </details>
  );
}
