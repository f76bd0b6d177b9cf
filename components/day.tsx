import { printDay } from '../lib/site/dates-and-times';

/** A date, or a month and year, that people and machines can read; on one line if it fits. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{printDay(date).replaceAll(' ', '\u00a0')}</time>;
}
