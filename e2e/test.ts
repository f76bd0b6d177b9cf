import { expect } from '@playwright/test';
import { type ScenarioId, scenarios } from '../lib/preview/form-scenarios';
import type { FormRequest } from '../lib/preview/stand-in-form-service';
import { test as base } from './site';

export { expect };

type Fixtures = {
  /**
   * Console errors, violations of the policy among them; uncaught errors; requests to other hosts. Any of
   * them fails the test, except those that match a pattern it expects.
   */
  problems: { expect(pattern: RegExp): void };
  /**
   * Gives the form an id of this test's own. Playwright then answers preflights itself, so a test about
   * them does without this fixture and reads the requests to the form `preview`.
   */
  formService: {
    /**
     * Chooses what happens to every message from now on; until then all are accepted. What the browser
     * logs about a reply that fails is expected then.
     */
    use(scenario: ScenarioId): void;
    /** The only message that was delivered. */
    message(): Promise<FormRequest>;
    /** All messages that were delivered. */
    messages(): Promise<FormRequest[]>;
    /** Everything that arrived, delivered or not. */
    requests(): Promise<FormRequest[]>;
  };
};

export const test = base.extend<Fixtures>({
  problems: [
    async ({ baseURL, context, standInService }, use) => {
      const problems: string[] = [];
      // Chromium reports this where it leaves out the fade to another page, which no script of ours starts.
      const expected = [/^uncaught: Transition was aborted because of invalid state/];
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isLocal = origin === baseURL || origin === standInService;
        if (protocol.startsWith('http') && !isLocal) problems.push(`host: ${request.url()}`);
      });
      await use({ expect: (pattern) => void expected.push(pattern) });
      const isUnexpected = (problem: string) => !expected.some((pattern) => pattern.test(problem));
      expect(problems.filter(isUnexpected), 'problems that the test does not expect').toEqual([]);
    },
    { auto: true },
  ],

  // The document could be changed instead; but Chromium takes one that Playwright fulfils for a page of the internet,
  // which may not send requests to this machine.
  formService: async ({ context, request, problems, standInService }, use, testInfo) => {
    const label = crypto.randomUUID();
    let formId = `preview.${label}`;
    await context.route(`${standInService}/f/preview`, (route) =>
      route.continue({ url: `${standInService}/f/${formId}` }),
    );
    const requests = async () => {
      const all: FormRequest[] = await (await request.get(`${standInService}/requests`)).json();
      return all.filter((item) => item.formId.endsWith(`.${label}`));
    };
    const messages = async () => (await requests()).filter(({ delivered }) => delivered);
    await use({
      use(scenario) {
        testInfo.skip(!scenarios[scenario], 'The form service never replies so.');
        formId = `${scenario}.${label}`;
        // Chromium writes this by itself about a reply with an error status, no reply, or a bad redirect.
        problems.expect(
          new RegExp(
            `^console: (Failed to load resource: .* |Access to fetch at ')${standInService}/f/`,
          ),
        );
      },
      async message() {
        const [message, ...others] = await messages();
        expect(others).toEqual([]);
        return message!;
      },
      messages,
      requests,
    });
  },
});
