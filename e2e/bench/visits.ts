import { routes } from '../../lib/site/routes';
import type { Phone } from './phone';
import { baseline } from './plain-site';
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
  measure(phone: Phone, site: Site): Promise<Measures>;
}

/** Opens a page and does nothing. */
export const load = (route: string): Visit => ({
  title: route,
  async measure(phone, site) {
    await phone.open(site.url + route);
    const { firstPaint, largestPaint, layoutShift, blocking } = await phone.settled();
    return {
      'first paint': firstPaint,
      'largest paint': largestPaint,
      'layout shift': layoutShift,
      blocking,
      ...site.traffic(),
    };
  },
});

/** Taps something on a loaded page, and waits for the page to respond. */
export const touch = (route: string, target: string, answer: string): Visit => ({
  title: `${route}, touch to answer`,
  async measure(phone, site): Promise<Measures> {
    if (site.name === baseline) return {};
    await phone.open(site.url + route);
    const { down } = await phone.tap(target);
    return { answer: (await phone.when(answer)) - down };
  },
});

const message = {
  name: 'Jo Field',
  email: 'jo@example.com',
  address: '1 High Street',
  message: 'Please clean my windows.',
};

/** From About through Prices to Contact, and sends a message; by mouse (`click`) or finger (`tap`). */
export const journey = (by: 'click' | 'tap'): Visit => ({
  title: `journey by ${by}`,
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
    // On our page, or on the service's own after a plain POST.
    const thanks = `/Thanks/.test(document.querySelector('main output')?.textContent ?? document.title)`;
    measures['to thanks'] = (await phone.when(thanks)) - up;
    return { ...measures, ...site.traffic() };
  },
});
