/** A time of day as people say it: `08:30` is 8:30am, `17:00` is 5pm, `12:00` is midday. */
export function clockTime(time: string): string {
  if (time === '12:00') return 'midday';
  if (time === '00:00') return 'midnight';
  const [hour, minutes] = time.split(':');
  const half = Number(hour) < 12 ? 'am' : 'pm';
  return `${Number(hour) % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}${half}`;
}
