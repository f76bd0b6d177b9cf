import type { PriceGuide } from '../../lib/content/price-guide';
import { type EstimateQuery, outdated } from '../../lib/prices/estimate-query';
import { estimatorLink } from '../../lib/site/links';
import { quoteInShort } from '../../lib/prices/quote-words';
import { Bill } from '../bill/bill';

type ReceiptProps = {
  estimateQuery: EstimateQuery;
  guide: PriceGuide;
};

/** The bill of the estimate in the URL's query, or which of its parts no longer hold; with a link to the estimator. */
export function Receipt({ estimateQuery, guide }: ReceiptProps) {
  const { quote, isOutdated, valid } = estimateQuery;
  if (!quote && !isOutdated) return null;
  const href = estimatorLink(String(valid));
  if (!quote) {
    return (
      <>
        <a href={href}>See our prices</a>
        {outdated}
      </>
    );
  }
  const [figure, ...facts] = quoteInShort(quote);
  return (
    <details>
      <summary>
        <strong>{figure}</strong>
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
        <span>Show the prices</span>
      </summary>
      <a href={href}>Change</a>
      <Bill quote={quote} prefix={`${quote.priceLabel}: `} />
      {guide.guideNote && <small>{guide.guideNote}</small>}
    </details>
  );
}
