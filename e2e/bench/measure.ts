import { routes } from '../../lib/site/routes';
import type { Devtools } from '../devtools';
import { startPhone, type Phone } from './phone';
import { floor } from './plain-site';
import type { Traffic } from './traffic';
import type { Watched } from './watch-page';

/** A site that is served, and what its servers sent since this was asked last. */
export interface Site {
  name: string;
  url: string;
  taken(): Traffic;
}

/** What was measured, by its name: milliseconds, bytes or a count. */
export type Measures = Record<string, number>;

/** Loads a page into an empty cache and waits until it has come to rest. */
export async function measureLoad(devtools: Devtools, site: Site, route: string) {
  return withPhone(devtools, site, async (phone): Promise<Measures> => {
    await phone.open(site.url + route);
    const watched = await phone.settled();
    const { requests, bytes } = site.taken();
    const { document = 0, image = 0, script = 0, ...others } = bytes;
    return {
      'first paint': watched.firstPaint,
      'largest paint': watched.largestPaint,
      'layout shift': watched.layoutShift,
      blocking: watched.blocking,
      requests,
      HTML: document,
      images: image,
      script,
      other: sum(others),
      bytes: sum(bytes),
    };
  });
}

/**
 * Touches a page's form as soon as it is painted. The form can be used from then on if it posts by
 * itself, and what is typed before script arrives is kept; else once React has taken it over. Where
 * the page has an estimator, the touch unticks a box: the answer is the new price in words.
 */
export async function measureTouch(
  devtools: Devtools,
  site: Site,
  route: string,
  target: string,
  isDone: (watched: Watched) => boolean,
) {
  return withPhone(devtools, site, async (phone): Promise<Measures> => {
    await phone.open(site.url + route);
    await phone.until(({ firstPaint, formParsed }) => firstPaint > 0 && formParsed > 0);
    await phone.tap(target);
    const watched = await phone.until((noted) => site.name === floor || isDone(noted));
    const { firstPaint, formParsed, formPosts, firstTouch, hydrated, answered } = watched;
    const since = (event: number) => (event === 0 ? NaN : Math.max(0, event - firstTouch));
    return {
      'form usable': formPosts ? Math.max(firstPaint, formParsed) : hydrated,
      'touch to React': since(hydrated),
      'touch to answer': since(answered),
    };
  });
}

/** How long a mouse rests on a link before it is pressed. */
const hover = 500;

const message = {
  name: 'Jo Field',
  email: 'jo@example.com',
  address: '1 High Street',
  message: 'Please clean my windows.',
};

/** From about over prices to contact, where a message is sent; by mouse or by finger. */
export async function measureJourney(devtools: Devtools, site: Site, by: 'mouse' | 'finger') {
  return withPhone(devtools, site, async (phone): Promise<Measures> => {
    const measures: Measures = {};
    await phone.open(site.url + routes.about);
    await phone.settled();
    for (const route of [routes.prices, routes.contact]) {
      const link = `header nav a[href="${route}"]`;
      if (by === 'mouse') await phone.point(link, hover);
      else await phone.tap(link);
      measures[`to ${route}`] = await phone.sinceClick('firstPaint', route);
      await phone.settled();
    }
    for (const [name, text] of Object.entries(message)) await phone.type(`#contact-${name}`, text);
    await phone.tap('main form button');
    measures['to thanks'] = await phone.sinceClick('thanked');
    const { requests, bytes } = site.taken();
    return { ...measures, requests, bytes: sum(bytes) };
  });
}

async function withPhone<Result>(
  devtools: Devtools,
  site: Site,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const phone = await startPhone(devtools);
  site.taken();
  try {
    return await use(phone);
  } finally {
    await phone.close();
  }
}

function sum(values: Record<string, number>): number {
  return Object.values(values).reduce((total, value) => total + value, 0);
}
