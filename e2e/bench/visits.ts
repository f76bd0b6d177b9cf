import { routes } from '../../lib/site/routes';
import type { Phone } from './phone';
import type { Measures } from './report';
import type { Traffic } from './traffic';

/** A served site. `traffic` gives what the servers have sent since its last call. */
export interface Site {
  name: string;
  url: string;
  traffic(): Traffic;
}

/** Something that a visitor does, and its measures. */
export interface Visit {
  title: string;
  /** The site that those after it are compared with; those before it cannot do this. */
  baseline: 'plain' | 'stock' | 'ours';
  /** Rounds for each run that was asked for; stock takes one turn a run at most. */
  often?: number;
  measure(phone: Phone, site: Site): Promise<Measures>;
}

/** What an island is touched for: the target, and an expression that is true once it has answered. */
const touches: Partial<Record<string, [target: string, answer: string]>> = {
  [routes.contact]: ['#contact-name', `document.querySelector('main form').matches('[data-live]')`],
  [routes.prices]: [
    'label:has([name=extension])',
    `document.querySelector('main form output').textContent !== globalThis.before`,
  ],
};

/** Touches a page's island for a moment. Resolves to how long it takes to answer. */
async function touchToAnswer(phone: Phone, [target, answer]: [string, string]): Promise<number> {
  await phone.run(`before = document.querySelector('main form output').textContent`);
  const { down } = await phone.tap(target, { hold: 0 });
  return (await phone.when(answer)) - down;
}

/** Opens a page and looks at it for a second; if it has an island, for three, and then touches it. */
export const load = (route: string): Visit => ({
  title: route,
  baseline: 'plain',
  // First paints vary by 40 ms, and those of our pages and plain ones differ by less than 10.
  often: 3,
  async measure(phone, site) {
    const island = touches[route];
    await phone.open(site.url + route);
    const before = site.traffic();
    await phone.pause(island ? 3_000 : 1_000);
    const { firstPaint, largestPaint, layoutShift, blocking } = await phone.timings();
    const after = site.traffic();
    // A plain page has no script to answer with.
    const touch = island && site.name !== 'plain' && (await touchToAnswer(phone, island));
    return {
      'first paint': firstPaint,
      'largest paint': largestPaint,
      'from first to largest': largestPaint - firstPaint,
      'layout shift': layoutShift,
      blocking,
      'bytes until loaded': before.bytes,
      'bytes in all': before.bytes + after.bytes,
      'of it script': before.script + after.script,
      ...(touch && { 'touch to answer': touch }),
    };
  },
});

/** Opens a page, touches nothing, and has asked every site to send as little as it can. */
export const saveData = (route: string): Visit => ({
  title: `${route}, saving data`,
  baseline: 'ours',
  async measure(phone, site) {
    await phone.saveData();
    await phone.open(site.url + route);
    await phone.pause(1_000);
    return { ...site.traffic() };
  },
});

/** Touches an island some seconds after its page has loaded. */
export const touch = (route: string, seconds: number): Visit => ({
  title: `${route}, touched ${seconds} s after loading`,
  baseline: 'stock',
  async measure(phone, site) {
    await phone.open(site.url + route);
    await phone.pause(seconds * 1_000);
    return { 'touch to answer': await touchToAnswer(phone, touches[route]!) };
  },
});

const message = {
  name: 'Jo Field',
  email: 'jo@example.com',
  address: '1 High Street',
  message: 'Please clean my windows.',
};

/** On our page, or on the service's own after a plain POST. */
const thanks = `/Thanks/.test(document.querySelector('main output')?.textContent ?? document.title)`;

/** Fills in the form in two seconds, as soon as the page has loaded, and sends the message. */
export const send: Visit = {
  title: `${routes.contact}, a message sent`,
  baseline: 'stock',
  async measure(phone, site) {
    await phone.open(site.url + routes.contact);
    const { down } = await phone.tap('#contact-name');
    for (const [name, text] of Object.entries(message)) {
      await phone.type(`#contact-${name}`, text);
      await phone.pause(400);
    }
    const { up } = await phone.tap('main form button');
    const thanked = await phone.when(thanks);
    return { 'SUBMIT to thanks': thanked - up, 'first touch to thanks': thanked - down };
  },
};

/** From About through Prices to Contact, and sends a message; by mouse (`click`) or finger (`tap`). */
export const journey = (by: 'click' | 'tap'): Visit => ({
  title: `journey by ${by}`,
  baseline: 'plain',
  // It takes long, and what it shows is large.
  often: 1 / 4,
  async measure(phone, site) {
    const measures: Measures = {};
    await phone.open(site.url + routes.about);
    await phone.settled();
    for (const route of [routes.prices, routes.contact]) {
      const { up } = await phone[by](`header nav a[href="${route}"]`);
      const { origin, firstPaint } = await phone.settled();
      measures[`to ${route}`] = origin + firstPaint - up;
    }
    for (const [name, text] of Object.entries(message)) await phone.type(`#contact-${name}`, text);
    const { up } = await phone.tap('main form button');
    measures['to thanks'] = (await phone.when(thanks)) - up;
    return { ...measures, ...site.traffic() };
  },
});
