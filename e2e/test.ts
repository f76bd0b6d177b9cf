import { expect } from '@playwright/test';
import { type ScenarioId, scenarios } from '../lib/commands/form-scenarios';
import type { FormRequest } from '../lib/commands/stand-in-form-service';
import { originsOf, thirdParties } from '../lib/site/third-parties';
import { test as base } from './site';

export { expect };

type Fixtures = {
  /**
   * Console errors (including violations of the policy), uncaught errors and requests to other hosts
   * fail the test, unless they match a pattern that it expects. Third parties reply with nothing.
   */
  problems: { expect(pattern: RegExp): void };
  service: {
    url: string;
    /**
     * Chooses what happens to every message from now on; until then, all are accepted. From then on, the
     * test expects what the browser logs about a failed reply.
     */
    use(scenario: ScenarioId): void;
    /** Everything that arrived, delivered or not. */
    requests: FormRequest[];
    /** All messages that were delivered. */
    messages(): FormRequest[];
    /** The only message that was delivered. */
    message(): FormRequest;
  };
};

export const test = base.extend<Fixtures>({
  problems: [
    async ({ baseURL, context, standIn }, use) => {
      const problems: string[] = [];
      // Chromium reports this when it skips the fade to another page, which no script of ours starts.
      const expected = [/^uncaught: Transition was aborted because of invalid state/];
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      const others = thirdParties.flatMap(originsOf);
      for (const origin of others) await context.route(`${origin}/**`, (route) => route.fulfill());
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isKnown = [baseURL, standIn.url, ...others].includes(origin);
        if (protocol.startsWith('http') && !isKnown) problems.push(`host: ${request.url()}`);
      });
      await use({ expect: (pattern) => void expected.push(pattern) });
      const isUnexpected = (problem: string) => !expected.some((pattern) => pattern.test(problem));
      expect(problems.filter(isUnexpected), 'unexpected problems').toEqual([]);
    },
    { auto: true },
  ],

  // In every test, so that none begins with replies that an earlier test chose.
  service: [
    async ({ problems, standIn: { url, requests, play } }, use, testInfo) => {
      // Removes the requests of earlier tests.
      requests.length = 0;
      play('accepted');
      const messages = () => requests.filter(({ delivered }) => delivered);
      await use({
        url,
        use(scenario) {
          testInfo.skip(!scenarios[scenario], 'The form service never gives this reply.');
          play(scenario);
          // Chromium itself logs this if a reply has an error status, is missing, or is a bad redirect.
          problems.expect(
            new RegExp(`^console: (Failed to load resource: .* |Access to fetch at ')${url}/f/`),
          );
        },
        requests,
        messages,
        message() {
          const [message, ...others] = messages();
          expect(others).toEqual([]);
          return message!;
        },
      });
    },
    { auto: true },
  ],
});
