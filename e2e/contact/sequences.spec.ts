import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type { Enquiry } from '../../lib/enquiry/fields';
import { earlierMayHaveArrived, notConfirmed } from '../../lib/enquiry/sentences';
import { sendTimeout } from '../../lib/enquiry/send-enquiry';
import { routes } from '../../lib/site/routes';
import { everyText } from '../../lib/testing/enquiry';
import {
  type OutcomeKind,
  scenarioOf,
  type ScenarioId,
  scenarios,
} from '../../lib/commands/form-scenarios';
import { ContactFormPage, expect, test } from './contact-form-page';

/** One scenario for each failure that the page treats differently; unit tests of the form service have more replies. */
const failures = (Object.keys(scenarios) as ScenarioId[]).filter(
  (id) => !['accepted', 'captcha', 'hang'].includes(id),
);

/** How the first attempt ends: at first in each way that the page treats differently. */
const fates = [
  ...new Set(['accepted', 'refused', 'invalid', 'hang', 'html', 'offline', ...failures] as const),
];

/** The outcomes of a message: a third are accepted, a third never answered, a third fail otherwise. */
const fate = fc.oneof(
  fc.constant('accepted' as const),
  fc.constant('hang' as const),
  fc.constantFrom('offline', ...failures),
);

const returns: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'leaving and going back': async (page) => {
    await page.goto('/robots.txt');
    await page.goBack();
  },
  'leaving and opening the page again': async (page) => {
    await page.goto('/robots.txt');
    await page.goto(routes.contact);
  },
  'going back past everything since the first page': async (page) => {
    await page.goto('/robots.txt');
    const opened = page.waitForEvent('load');
    // Later, or the page would be gone before it could answer.
    await page.evaluate(() => {
      setTimeout(() => navigation.traverseTo(navigation.entries()[0]!.key));
    });
    await opened;
  },
};

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ message: fc.constantFrom('x', 'y') }) },
  { weight: 1, arbitrary: fc.record({ everyField: fc.constantFrom('x', '') }) },
  { weight: 9, arbitrary: fc.record({ submit: fate }) },
  { weight: 4, arbitrary: fc.record({ goAndReturn: fc.constantFrom(...Object.keys(returns)) }) },
  { weight: 5, arbitrary: fc.constant('wait' as const) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Takes a visitor's steps, and keeps what the page must show after each. */
class Visitor {
  words = everyText('');
  /** How the last attempt ended, according to the page. */
  shown: 'nothing' | 'sending' | OutcomeKind = 'nothing';
  /** Whether an attempt may have arrived, and none has been confirmed since. */
  mayHaveArrived = false;
  /** How many messages the browser must have posted. */
  posts = 0;

  constructor(
    readonly contact: ContactFormPage,
    private use: (id: ScenarioId) => void,
  ) {}

  /** Performs a step; false if it is impossible now. */
  async perform(next: Step): Promise<boolean> {
    if (next === 'wait') return this.shown === 'sending' && this.wait();
    if ('goAndReturn' in next) return this.goAndReturn(next.goAndReturn);
    if (this.shown === 'sending' || this.shown === 'accepted') return false;
    if ('message' in next) return this.type({ message: next.message });
    if ('everyField' in next) return this.type(everyText(next.everyField));
    return this.words.name !== '' && this.submit(next.submit);
  }

  async type(words: Partial<Enquiry>) {
    await this.contact.fill(words);
    Object.assign(this.words, words);
    const isEmpty = Object.values(this.words).join('') === '';
    if (isEmpty && this.mayHaveArrived)
      Object.assign(this, { shown: 'nothing', mayHaveArrived: false });
    return true;
  }

  /** Clicks twice, at once: on a busy machine, a second click of the mouse may come after the reply. */
  private async submit(fate: ScenarioId | 'offline') {
    const context = this.contact.page.context();
    const isOffline = fate === 'offline';
    if (!isOffline) this.use(fate);
    await context.setOffline(isOffline);
    await this.contact.submit.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    if (isOffline) await expect(this.contact.alert).toBeVisible();
    await context.setOffline(false);
    this.posts += 1;
    if (isOffline) this.shown = 'unconfirmed';
    else this.shown = /^hang/.test(fate) ? 'sending' : scenarioOf(fate).outcome;
    this.mayHaveArrived ||= this.shown === 'unconfirmed';
    return true;
  }

  /** Waits as long as the page waits for a reply. */
  private async wait() {
    const { clock } = this.contact.page;
    await clock.fastForward(sendTimeout / 2);
    await expect(this.contact.submit).toBeDisabled();
    await clock.fastForward(sendTimeout / 2 + 1_000);
    Object.assign(this, { shown: 'unconfirmed', mayHaveArrived: true });
    return true;
  }

  private async goAndReturn(way: string) {
    await returns[way]!(this.contact.page);
    await this.contact.hydrated();
    if (this.shown === 'accepted') {
      this.mayHaveArrived = false;
      await this.contact.expectTyped(everyText(''));
      await this.type(everyText('x'));
    }
    this.mayHaveArrived ||= this.shown === 'sending';
    this.shown = this.mayHaveArrived ? 'unconfirmed' : 'nothing';
    return true;
  }
}

/** The property: words are confirmed as accepted or still there, with another way to send them. */
async function check({ contact, words, shown, mayHaveArrived }: Visitor) {
  const problem = contact.alert.or(contact.summary);
  if (shown === 'accepted') {
    await expect(contact.thanks).toBeVisible();
    return;
  }
  if (shown === 'sending') await expect(contact.submit).toBeDisabled();
  else await expect(contact.submit).toBeEnabled();
  await contact.expectTyped(words);
  await expect(contact.thanks).toHaveCount(0);
  if (shown === 'nothing' || shown === 'sending') {
    await expect(problem).toHaveCount(0);
    return;
  }
  await contact.expectNothingLost(words);
  await expect(contact.form.locator('img'), 'the service’s words are not markup').toHaveCount(0);
  const text = (await problem.allInnerTexts()).join();
  const saysSo = [notConfirmed, earlierMayHaveArrived, 'holding your message'].some((words) =>
    text.includes(words),
  );
  expect(saysSo, text).toBe(mayHaveArrived);
}

/**
 * How many sequences to try, and which: the same ones every time, so that no run fails by chance. `npm test` tries the
 * first six. To look for more: `SEQUENCES=500 SEQUENCES_SEED=2 npm run engines sequences`.
 */
const numRuns = Number(process.env.SEQUENCES ?? 20);
const seed = Number(process.env.SEQUENCES_SEED ?? 1);
const others = fc.array(step, { minLength: 7, maxLength: 11, size: 'max' });

for (const [index, steps] of fc.sample(others, { numRuns, seed }).entries()) {
  // Each outcome comes first in some sequence, so that none is missed.
  const sequence: Step[] = [{ submit: fates[index % fates.length]! }, ...steps];
  const title = `every message is either confirmed or still in the form, after any sequence of events (${index + 1})`;
  const tag = index < 6 ? [] : ['@with-engines'];

  test(title, { tag }, async ({ page, problems, contact, service }) => {
    // Printed if the test fails.
    await test.info().attach('sequence', { body: JSON.stringify(sequence) });
    problems.expect(/^console: (Failed to load resource|Access to fetch)/);
    await page.clock.install();
    // Counted in the browser, which repeats a POST by itself when its connection breaks.
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    const visitor = new Visitor(contact, service.use);
    await contact.openWithScript();
    await visitor.type(everyText('x'));
    for (const next of sequence) {
      if (!(await visitor.perform(next))) continue;
      await check(visitor);
      await expect.poll(() => posts, 'messages posted').toBe(visitor.posts);
    }
  });
}
