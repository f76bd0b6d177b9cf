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
  /** The site that the others are compared with. */
  baseline: 'plain' | 'stock';
  measure(phone: Phone, site: Site): Promise<Measures>;
}

/** Opens a page and does nothing, not even touch it. */
export const load = (route: string, { saveData = false } = {}): Visit => ({
  title: saveData ? `${route}, saving data` : route,
  baseline: 'plain',
  async measure(phone, site) {
    if (saveData) await phone.saveData();
    await phone.open(site.url + route);
    const before = site.traffic();
    const { firstPaint, largestPaint, layoutShift, blocking } = await phone.settled();
    const after = site.traffic();
    return {
      'first paint': firstPaint,
      'largest paint': largestPaint,
      'layout shift': layoutShift,
      blocking,
      'bytes until loaded': before.bytes,
      'bytes in all': before.bytes + after.bytes,
      'of it script': before.script + after.script,
    };
  },
});

/** What a page is touched for: the target, and an expression that is true once it has answered. */
const touches = {
  [routes.contact]: ['#contact-name', `document.querySelector('main form').matches('[data-live]')`],
  [routes.prices]: [
    'label:has([name=extension])',
    `document.querySelector('main form output').textContent !== globalThis.before`,
  ],
} as const;

/** Taps something for a moment, some seconds after its page has loaded, and waits for the answer. */
export const touch = (route: keyof typeof touches, seconds: number): Visit => ({
  title: `${route}, touch to answer, after ${seconds} s`,
  baseline: 'stock',
  async measure(phone, site) {
    const [target, answer] = touches[route];
    await phone.open(site.url + route);
    await phone.run(`before = document.querySelector('main form output').textContent`);
    await phone.pause(seconds * 1_000);
    const { down } = await phone.tap(target, { hold: 0 });
    return { answer: (await phone.when(answer)) - down };
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
  title: `${routes.contact}, first touch to thanks`,
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
