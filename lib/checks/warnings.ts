import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedContent } from '../content/define-content';
import type { Issue, Problem } from '../content/parser/problem';
import { hasPlace } from '../photos/has-place';
import { photoFolder } from '../photos/photo-file';
import { formatAmount } from '../prices/price-words';
import { addDays, printDay } from '../site/dates-and-times';
import { ownersFiles } from './owners-files';

/** How long before the insurance expires the warnings begin. content/README.md calls it a month. */
const warningDays = 31;

/** Facts that have expired, or soon will. */
export function expiredFacts({ business }: ParsedContent, day: string): Issue[] {
  const { insurance, rating, notices = [] } = business;
  const endsSoon = insurance && insurance.validUntil < addDays(day, warningDays);
  const isOld = rating && addDays(`${rating.month}-01`, 183) < day;
  const old = `is ${rating && printDay(rating.month)}, which is no longer recent: look up your rating again`;
  const insuranceEnds = `is ${insurance && printDay(insurance.validUntil)}. A site published after that day doesn't show your insurance: enter its new last day`;
  return [
    [['business', 'insurance', 'validUntil'], endsSoon && insuranceEnds],
    [['business', 'rating', 'month'], isOld && old],
    ...notices.map(({ lastDay }, row): Issue => {
      const over = `has expired (its last day was ${printDay(lastDay)}): remove it`;
      return [['business', 'notices', row], lastDay < day && over];
    }),
  ];
}

/** Amounts of more than eight times the least in their column, such as 170 beside 18 after a slip of a digit in 17. */
export function oddAmounts({ priceGuide: { homes: tables, extras } }: ParsedContent): Issue[] {
  const homes = tables.flatMap(({ rows }, table) =>
    rows.map(({ amounts }, row): Row => [['homes', table, 'rows', row], amounts]),
  );
  const sizes = extras.map(({ price }, extra) =>
    (price.kind === 'bySize' ? price.bySize : []).map((amounts, row): Row => [
      ['extras', extra, 'price', 'bySize', row],
      amounts,
    ]),
  );
  return [homes, ...sizes].flatMap((rows) =>
    rows.flatMap(([path, amounts]) =>
      Object.keys(amounts).map((column): Issue => {
        const inColumn = rows.map(([, others]) => penceIn(others[column]));
        const least = Math.min(...inColumn.filter((pence) => pence > 0));
        const pence = penceIn(amounts[column]);
        const odd = `is ${formatAmount(pence)}, over eight times the least in its column (${formatAmount(least)}): check its digits`;
        return [['priceGuide', ...path, column], pence > 8 * least && odd];
      }),
    ),
  );
}

/** The path of a row of prices, and its fields. */
type Row = [PropertyKey[], Record<string, unknown>];

function penceIn(field: unknown): number {
  return typeof field === 'number' ? field : Number(Object(field).from);
}

/** Pictures that contain the place where they were taken. */
export async function photosWithPlace(): Promise<Problem[]> {
  const message =
    'contains the place where it was taken, which anyone can read if your project is public on GitHub: replace it with a copy without the place, as phones offer when you share a photo';
  const files = (await ownersFiles()).filter((file) => file.startsWith(`${photoFolder}/`));
  const found = files.map(async (file) =>
    (await hasPlace(await readFile(path.resolve(file)))) ? [{ file, message }] : [],
  );
  return (await Promise.all(found)).flat();
}
