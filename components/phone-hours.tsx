import type { ReactNode } from 'react';
import type { Business } from '../lib/content/business';
import { clockTime } from '../lib/site/dates-and-times';

type PhoneHoursProps = { hours: Business['hours']; children?: ReactNode };

/** When the phone is answered, then `children`; nothing if the business lists no hours. */
export function PhoneHours({ hours = [], children }: PhoneHoursProps) {
  const inWords = new Intl.ListFormat('en-GB');
  const times = hours.flatMap(({ days, from, to }) =>
    from && to ? { days: days.printed, words: `${clockTime(from)} to ${clockTime(to)}` } : [],
  );
  // Days with a break have a row for each part of the day.
  const withTimes = [...new Set(times.map(({ days }) => days))].map((days) => {
    const hoursOfDays = times.filter((row) => row.days === days).map(({ words }) => words);
    return `${days}, ${inWords.format(hoursOfDays)}`;
  });
  const byAppointment = hours.flatMap(({ days, from }) =>
    from ? [] : days.printed.replaceAll('day', 'days'),
  );
  const sentences = [
    ...(withTimes.length > 0 ? [`We answer the phone ${withTimes.join('; ')}.`] : []),
    ...(byAppointment.length > 0 ? [`${inWords.format(byAppointment)} by appointment.`] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <p>
      {sentences.join(' ')}
      {children && ' '}
      {children}
    </p>
  );
}
