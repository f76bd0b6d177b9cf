import { test as base, expect } from '@playwright/test';

import type { ScenarioId } from '../../lib/preview/form-scenarios';
import type { FormRequest } from '../../lib/preview/form-service';
import { standInService } from '../../lib/site/build-kind';
import { serveSite } from '../serve-site';
import { engines, type RunningEngine, type Visitor } from './engines';

export { expect };

export type WorkerOptions = { engineName: string };

type Fixtures = {
  /** What the form service does with every message of the test. */
  scenario: ScenarioId;
  /** A visitor with an empty profile. Errors in the console fail the test. */
  visitor: Visitor;
  /** The site, with a form for this test only. */
  site: { url: string; requests(): Promise<FormRequest[]> };
  /** Waits until an expression has the expected value in the page. */
  expectPage(expression: string, expected: unknown): Promise<void>;
};

export const test = base.extend<Fixtures, WorkerOptions & { engine: RunningEngine }>({
  engineName: ['', { option: true, scope: 'worker' }],
  scenario: ['preview', { option: true }],

  engine: [
    async ({ engineName }, use) => {
      const running = await engines[engineName]!.start();
      await use(running);
      await running.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // Leaves before the site closes, since a page may still be loading what it needs later.
  visitor: async ({ engine, site: _site }, use) => {
    const visitor = await engine.visit();
    await use(visitor);
    const problems = await visitor.problems();
    await visitor.leave();
    // Browsers also log replies with an error status, and broken connections.
    const expected = [`${standInService}/f/`, '/nowhere'];
    const isExpected = (problem: string) => expected.some((part) => problem.includes(part));
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  },

  site: async ({ scenario }, use) => {
    const formId = `${scenario}.${crypto.randomUUID()}`;
    const { url, close } = await serveSite(process.env.SITE_FOLDER!, standInService, formId);
    const list = `${standInService}/requests?formId=${formId}`;
    await use({ url, requests: async () => (await fetch(list)).json() });
    await close();
  },

  // During a navigation, evaluating may fail.
  expectPage: ({ visitor }, use) =>
    use((expression, expected) =>
      expect
        .poll(() => visitor.evaluate(expression).catch(String), {
          message: expression,
          // The form waits 20 seconds for a reply.
          timeout: 60_000,
        })
        .toEqual(expected),
    ),
});
