import { load } from 'cheerio';
import type { Business } from '../content/business';
import { endings } from '../site/current-facts';
import { addDays, printDay, today } from '../site/dates-and-times';

/** When a release of this day must be followed by another, and why; nothing if it can stay as it is. */
export function whenToPublishAgain(business: Business, day = today()): string | undefined {
  const next = endings(business).find(({ lastDay }) => lastDay >= day);
  if (!next) return undefined;
  const { what, lastDay } = next;
  return `Publish a new release on ${printDay(addDays(lastDay, 1))}, because ${what} ends the day before.`;
}

/** One sentence for each notice or insurance that pages at these addresses show although it is over. */
export async function stillShown(
  business: Business,
  addresses: string[],
  day = today(),
): Promise<string[]> {
  const over = endings(business).filter(({ lastDay }) => lastDay < day);
  const pages = over.length > 0 ? await Promise.all(addresses.map(textOf)) : [];
  return over
    .filter(({ words }) => pages.some((page) => page.includes(words)))
    .map(
      ({ what, lastDay }) =>
        `${what} ended on ${printDay(lastDay)}, but is still shown: make a new release and publish it`,
    );
}

async function textOf(address: string): Promise<string> {
  return load(await (await fetch(address)).text()).text();
}
