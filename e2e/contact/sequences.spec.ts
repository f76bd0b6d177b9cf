import type { Page } from '@playwright/test';
import fc from 'fast-check';
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
import { expect, test } from './contact-form-page';

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
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('x', 'y', '') }) },
  { weight: 9, arbitrary: fc.record({ submit: fate }) },
  { weight: 4, arbitrary: fc.record({ goAndReturn: fc.constantFrom(...Object.keys(returns)) }) },
  { weight: 5, arbitrary: fc.constant('wait' as const) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/**
 * How many sequences to try, and which: the same ones every time, so that no run fails by chance. To look for more:
 * `SEQUENCES=500 SEQUENCES_SEED=2 npm run e2e sequences`.
 */
const numRuns = Number(process.env.SEQUENCES ?? 6);
const seed = Number(process.env.SEQUENCES_SEED ?? 1);
const others = fc.array(step, { minLength: 5, maxLength: 8, size: 'max' });

for (const [index, steps] of fc.sample(others, { numRuns, seed }).entries()) {
  test(`every message is either confirmed or still in the form, after any sequence of events (${index + 1})`, async ({
    page,
    problems,
    contact,
    service,
  }) => {
    // Each outcome comes first in some sequence, so that none is missed.
    const sequence: Step[] = [{ submit: fates[index % fates.length]! }, ...steps];
    // Printed if the test fails.
    await test.info().attach('sequence', { body: JSON.stringify(sequence) });
    problems.expect(/^console: (Failed to load resource|Access to fetch)/);
    await page.clock.install();
    // Counted in the browser, which repeats a POST by itself when its connection breaks.
    let posted = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posted += 1;
    });

    /** How the last attempt ended, according to the page. */
    let shown: 'nothing' | 'sending' | OutcomeKind = 'nothing';
    /** Whether an attempt may have arrived, and none has been confirmed since. */
    let mayHaveArrived = false;
    /** What is in every field. */
    let typed = 'x';
    /** How many messages the browser must have posted. */
    let posts = 0;

    async function type(text: string) {
      await contact.fill(everyText(text));
      typed = text;
      if (text === '' && mayHaveArrived) [shown, mayHaveArrived] = ['nothing', false];
    }

    /** Clicks twice, at once: on a busy machine, a second click of the mouse may come after the reply. */
    async function submit(fate: ScenarioId | 'offline') {
      const isOffline = fate === 'offline';
      if (!isOffline) service.use(fate);
      await page.context().setOffline(isOffline);
      await contact.submit.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      if (isOffline) await expect(contact.alert).toBeVisible();
      await page.context().setOffline(false);
      posts += 1;
      if (isOffline) shown = 'unconfirmed';
      else shown = /^hang/.test(fate) ? 'sending' : scenarioOf(fate).outcome;
      mayHaveArrived ||= shown === 'unconfirmed';
    }

    /** Waits as long as the page waits for a reply. */
    async function wait() {
      await page.clock.fastForward(sendTimeout / 2);
      await expect(contact.submit).toBeDisabled();
      await page.clock.fastForward(sendTimeout / 2 + 1_000);
      [shown, mayHaveArrived] = ['unconfirmed', true];
    }

    async function goAndReturn(way: string) {
      await returns[way]!(page);
      await contact.hydrated();
      if (shown === 'accepted') {
        mayHaveArrived = false;
        await contact.expectTyped(everyText(''));
        await type('x');
      }
      mayHaveArrived ||= shown === 'sending';
      shown = mayHaveArrived ? 'unconfirmed' : 'nothing';
    }

    /** The property: words are confirmed as accepted or still there, with another way to send them. */
    async function check() {
      const problem = contact.alert.or(contact.summary);
      if (shown === 'accepted') return expect(contact.thanks).toBeVisible();
      if (shown === 'sending') await expect(contact.submit).toBeDisabled();
      else await expect(contact.submit).toBeEnabled();
      await contact.expectTyped(everyText(typed));
      await expect(contact.thanks).toHaveCount(0);
      if (shown === 'nothing' || shown === 'sending') return expect(problem).toHaveCount(0);
      await contact.expectNothingLost(everyText(typed));
      await expect(contact.form.locator('img'), 'the service’s words are not markup').toHaveCount(
        0,
      );
      const text = (await problem.allInnerTexts()).join();
      const saysSo = [notConfirmed, earlierMayHaveArrived, 'holding your message'].some((words) =>
        text.includes(words),
      );
      expect(saysSo, text).toBe(mayHaveArrived);
    }

    /** Takes a step, unless it is impossible now. */
    async function perform(next: Step) {
      if (next === 'wait') return shown === 'sending' && wait();
      if ('goAndReturn' in next) return goAndReturn(next.goAndReturn);
      if (shown === 'sending' || shown === 'accepted') return false;
      if ('type' in next) return type(next.type);
      return typed !== '' && submit(next.submit);
    }

    await contact.openWithScript();
    await type('x');
    for (const next of sequence) {
      await perform(next);
      await check();
      await expect.poll(() => posted, 'messages posted').toBe(posts);
    }
  });
}
