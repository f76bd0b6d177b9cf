import { isExample } from '../content/example-values';
import { problemAt, type Problem } from '../content/problem';
import { quote } from '../content/must-be';
import type { Content } from '../content/read-content';
import { printDay, today } from '../site/calendar-day';
import { textsIn } from './texts-in';

/**
 * Why a site with this content may be previewed but not published: example details, missing details
 * that the law asks for, and dates that are still to come. Skips files with mistakes, which are missing.
 */
export function releaseBlockers(
  { business, priceGuide, reviews = [] }: Partial<Content>,
  day = today(),
): Problem[] {
  const missing = (
    [
      ['responsible', 'is missing: say who is responsible for what visitors send'],
      ['kept', 'is missing: say how long you keep messages, e.g. 12 months'],
    ] as const
  ).filter(([field]) => business && !business.privacy[field]);
  const future = [
    { file: 'content/prices.ts', path: ['lastChanged'], date: priceGuide?.lastChanged ?? '' },
    ...reviews.map(({ month }, row) => ({
      file: 'content/reviews.ts',
      path: [row, 'month'],
      date: month,
    })),
  ].filter(({ date }) => date > day);
  return [
    ...examplesIn('content/business.ts', business),
    ...examplesIn('content/reviews.ts', reviews),
    ...missing.map(([field, rule]) => problemAt('content/business.ts', ['privacy', field], rule)),
    ...future.map(({ file, path, date }) =>
      problemAt(
        file,
        path,
        `is ${printDay(date)}, which is still to come: put in when it was`,
        reviews,
      ),
    ),
  ];
}

/** Details that only the owner can know and that still are those of an example. */
function examplesIn(file: string, content: unknown): Problem[] {
  return textsIn(content)
    .filter(({ text }) => isExample(text))
    .map(({ text, path }) =>
      problemAt(
        file,
        path,
        `is ${quote(text)}, an example: put in your own (content/README.md says how)`,
        content,
      ),
    );
}
