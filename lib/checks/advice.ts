import type { ParsedContent } from '../content/define-content';
import type { Issue } from '../content/parser/problem';
import { addDays, printDay, today } from '../site/dates-and-times';
import { pictureAdvice } from './picture-advice';

/**
 * Suggestions to the owner, which do not block a release: first facts that have expired or soon will, then pictures
 * and files.
 */
export async function advice(content: ParsedContent): Promise<Issue[]> {
  return [...expiryAdvice(content, today()), ...(await pictureAdvice(content))];
}

/** How long before the insurance expires the advice begins. content/README.md calls it a month. */
const reminderDays = 31;

/** Advice about facts that have expired, or soon will. */
export function expiryAdvice({ business, reviews }: ParsedContent, day: string): Issue[] {
  const { insurance, rating, notices = [] } = business;
  const endsSoon = insurance && insurance.validUntil < addDays(day, reminderDays);
  const isHalfAYearAgo = (month: string) => addDays(`${month}-01`, 183) < day;
  const isOld = rating && isHalfAYearAgo(rating.month);
  const newest = reviews
    .map(({ month }) => month)
    .sort()
    .at(-1);
  const dated = `the newest review is from ${newest && printDay(newest)}. Visitors look for recent reviews: add one`;
  const old = `is ${rating && printDay(rating.month)}, which is no longer recent: look up your rating again`;
  const insuranceEnds = `is ${insurance && printDay(insurance.validUntil)}. A site published after that day doesn't show your insurance: enter its new last day`;
  return [
    [['business', 'insurance', 'validUntil'], endsSoon && insuranceEnds],
    [['business', 'rating', 'month'], isOld && old],
    [['reviews'], newest && isHalfAYearAgo(newest) && dated],
    ...notices.map(({ lastDay }, row): Issue => {
      const over = `has expired (its last day was ${printDay(lastDay)}): remove it`;
      return [['business', 'notices', row], lastDay < day && over];
    }),
  ];
}
