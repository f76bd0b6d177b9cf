import type { Extra } from './content/price-guide';

/** The ids of all that an extra needs: what it names itself, what that needs in turn, and so on. */
export function needsOf({ needs }: Pick<Extra, 'needs'>, extras: Extra[]): string[] {
  const ids: string[] = [];
  let next = needs;
  while (next !== undefined && !ids.includes(next)) {
    ids.push(next);
    next = extras.find(({ id }) => id === next)?.needs;
  }
  return ids;
}
