import type { Rule } from '../content/cross-check';
import { problemsOf, type Content } from '../content/define-content';
import { isMobile } from '../content/phone';
import type { Problem } from '../content/problem';
import { mustRenew } from '../site/current-facts';
import { addDays, daysNamed, printDay, today } from '../site/dates-and-times';
import { pictureAdvice } from './picture-advice';
import { priceAdvice } from './price-advice';
import { wordAdvice } from './word-advice';

/** What would improve the site, without keeping it from being published; what has expired comes first. */
export function advice(content: Content, day = today()): Problem[] {
  return problemsOf(content, [
    ...dateAdvice(content, day),
    ...contactAdvice(content),
    ...pictureAdvice(content),
    ...priceAdvice(content.priceGuide),
    ...wordAdvice(content),
  ]);
}

function dateAdvice({ business, reviews }: Content, day: string): Rule[] {
  const { insurance, rating, notices = [] } = business;
  const isHalfAYearAgo = (month: string) => addDays(`${month}-01`, 183) < day;
  const isOld = rating && isHalfAYearAgo(rating.month);
  const newest = reviews
    .map(({ month }) => month)
    .sort()
    .at(-1);
  const dated = `the newest is from ${newest && printDay(newest)}, and visitors look for recent ones: add one`;
  const old = `is ${rating && printDay(rating.month)}, more than half a year ago: look your rating up again`;
  const gone = `is ${insurance && printDay(insurance.validUntil)}, after which your insurance is not shown: put in its new last day`;
  return [
    [['business', 'insurance', 'validUntil'], mustRenew(business, day) && gone],
    [['business', 'rating', 'month'], isOld && old],
    [['reviews'], newest && isHalfAYearAgo(newest) && dated],
    ...notices.flatMap(({ text, firstDay, lastDay }, row): Rule[] => {
      const over = `is no longer shown, since ${printDay(lastDay)} has passed: remove it`;
      const after = addDays(lastDay, 1);
      const weekday = new Date(after).toLocaleDateString('en-GB', {
        weekday: 'long',
        timeZone: 'UTC',
      });
      const isBack = new RegExp(`\\bback (?!(on )?(?!${weekday})\\w+day\\b)`, 'i').test(text);
      const own = [firstDay ?? lastDay, isBack ? after : lastDay, lastDay].map(printDay);
      const isOther = (named: string) => !own.some((day) => day.startsWith(named));
      const other = 'names a day that is neither its firstDay nor its lastDay: is that right?';
      return [
        [['business', 'notices', row], lastDay < day && over],
        [['business', 'notices', row, 'text'], daysNamed(text).some(isOther) && other],
      ];
    }),
  ];
}

function contactAdvice({ business }: Content): Rule[] {
  const { phone, mobile = phone, whatsApp, hours = [] } = business;
  const isShort = phone.international.length === '+44169772345'.length;
  const shortNumber = 'has 10 digits, and nearly all numbers have 11: is that right?';
  const isLandline = whatsApp && !isMobile(mobile.national);
  const landline = `is true, but ${mobile.national} is not a mobile number: is it on WhatsApp?`;
  return [
    [['business', 'phone'], isShort && shortNumber],
    [['business', 'whatsApp'], isLandline && landline],
    ...hours.map(({ days }, row): Rule => {
      const earlier = hours.slice(0, row).flatMap((one) => one.days.each);
      const twice = days.each.filter((day) => earlier.includes(day)).join(', ');
      return [['business', 'hours', row], twice && `has ${twice} again: is that right?`];
    }),
  ];
}
