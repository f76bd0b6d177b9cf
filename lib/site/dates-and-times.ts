/** The day in Britain, like `2026-12-31`: the servers that build a site may be anywhere. */
export function today(now = new Date()): string {
  // Swedish dates are written like this.
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
}

/** The day that is `days` after another, both like `2026-12-31`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}

/** `2026-12-31` as 31 December 2026, or without the year, and `2026-12` as December 2026. */
export function printDay(date: string, hasYear = true): string {
  return new Date(date).toLocaleDateString('en-GB', {
    ...(date.length > '2026-12'.length && { day: 'numeric' }),
    month: 'long',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}

/** A time of day as people say it: `08:30` is 8.30am, `17:00` is 5pm, `12:00` is midday. */
export function clockTime(time: string): string {
  if (time === '12:00') return 'midday';
  if (time === '00:00') return 'midnight';
  const [hour, minutes] = time.split(':');
  const half = Number(hour) < 12 ? 'am' : 'pm';
  return `${Number(hour) % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}${half}`;
}
