import type { Content } from '../content/define-content';
import type { Issue } from '../content/parser/problem';
import { addDays, printDay, today } from '../site/dates-and-times';
import { pictureAdvice } from './picture-advice';

/**
 * Suggestions to the owner, which do not prevent a release, about what cannot be seen on the pages; what has expired
 * comes first.
 */
export async function advice(content: Content): Promise<Issue[]> {
  return [...expiryAdvice(content, today()), ...(await pictureAdvice(content))];
}

/** From so many days before the insurance ends, the owner is reminded. content/README.md calls it a month. */
const reminderDays = 31;

/** Advice about facts that have expired, or soon will. */
export function expiryAdvice({ business, reviews }: Content, day: string): Issue[] {
  const { insurance, rating, notices = [] } = business;
  const endsSoon = insurance && insurance.validUntil < addDays(day, reminderDays);
  const isHalfAYearAgo = (month: string) => addDays(`${month}-01`, 183) < day;
  const isOld = rating && isHalfAYearAgo(rating.month);
  const newest = reviews
    .map(({ month }) => month)
    .sort()
    .at(-1);
  const dated = `the newest is from ${newest && printDay(newest)}, and visitors look for recent ones: add one`;
  const old = `is ${rating && printDay(rating.month)}, more than half a year ago: look your rating up again`;
  const insuranceEnds = `is ${insurance && printDay(insurance.validUntil)}, after which your insurance is not shown: put in its new last day`;
  return [
    [['business', 'insurance', 'validUntil'], endsSoon && insuranceEnds],
    [['business', 'rating', 'month'], isOld && old],
    [['reviews'], newest && isHalfAYearAgo(newest) && dated],
    ...notices.map(({ lastDay }, row): Issue => {
      const over = `is no longer shown, since ${printDay(lastDay)} has passed: remove it`;
      return [['business', 'notices', row], lastDay < day && over];
    }),
  ];
}
