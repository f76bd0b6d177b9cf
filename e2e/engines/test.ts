import { expect } from '@playwright/test';
import { originsOf, thirdParties } from '../../lib/site/third-parties';
import { test as base } from '../site';
import { type EngineName, engines } from './engines';
import type { RunningEngine, Visitor } from './puppeteer';

export { expect };

type Fixtures = {
  /** A visitor of the site, with an empty profile. Errors in the console fail the test. */
  visitor: Visitor;
  /** Waits until an expression has the expected value in the page. */
  expectPage(expression: string, expected: unknown): Promise<void>;
};

/** The browser of a project. */
export type EngineOptions = {
  engineName: EngineName;
  /** Whether it may keep a page that was left in its back/forward cache. */
  cachesPages: boolean;
};

export const test = base.extend<Fixtures, EngineOptions & { engine: RunningEngine }>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  cachesPages: [true, { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName, cachesPages }, use) => {
      const running = await engines[engineName].start(cachesPages);
      await use(running);
      await running.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  visitor: async ({ engine, baseURL, standIn }, use) => {
    // From earlier tests.
    standIn.requests.length = 0;
    standIn.play('accepted');
    const visitor = await engine.visit();
    await use({ ...visitor, open: (path) => visitor.open(baseURL + path) });
    const problems = await visitor.problems();
    await visitor.leave();
    // Browsers also log replies with an error status and broken connections, as at these addresses.
    const expected = [`${standIn.url}/f/`, '/nowhere', ...thirdParties.flatMap(originsOf)];
    const isExpected = (problem: string) => expected.some((part) => problem.includes(part));
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  },

  expectPage: ({ visitor }, use) =>
    use((expression, expected) =>
      expect
        // Evaluating may fail during a navigation, so it is tried again, for as long as the form may wait for a reply.
        .poll(() => visitor.evaluate(expression).catch(String), {
          message: expression,
          timeout: 60_000,
        })
        .toEqual(expected),
    ),
});
