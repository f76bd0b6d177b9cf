import type { BrowserContext, Request } from '@playwright/test';
import fc from 'fast-check';

import { business } from '../../lib/testing/example-content/business';
import { type Enquiry, fieldNames } from '../../lib/enquiry/fields';
import { routes } from '../../lib/site/routes';
import { ContactFormPage, loseReact } from './contact-form-page';
import { type Ending, scenarioOf, type ScenarioId } from '../../lib/preview/form-scenarios';
import type { FormRequest } from '../../lib/preview/form-service';
import { expect, test } from '../test';

const kinds = [
  'preview',
  'old-success',
  'type-email',
  'unknown-field',
  'form-not-found',
  'old-over-quota',
  'too-many-requests',
  'captcha',
  'html',
  'not-ok',
  'server-error',
  'old-held',
  'hang',
  'drop-midway',
  'reset-after-reading',
  'redirect-without-cors',
] as const satisfies ScenarioId[];

const all = (text: string): Enquiry => ({ name: text, email: text, address: text, message: text });

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('x', 'y', 'z') }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('x', 'y', ''), all: fc.constant(true) }),
  },
  { weight: 10, arbitrary: fc.record({ submit: fc.constantFrom('preview', ...kinds) }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('reload', 'leave and go back', 'leave and come anew' as const),
  },
  {
    weight: 7,
    arbitrary: fc.constantFrom(
      'wait 20 seconds',
      'wait 20 seconds',
      'go offline',
      'go online',
      'go online',
      'open a second tab',
      'break storage',
      'lose React',
      'find React' as const,
    ),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Tab = {
  contact: ContactFormPage;
  words: Enquiry;
  /** Whether what is typed can come back with the page. */
  isKept: boolean;
  hasReact: boolean;
  /** On a page of the service, or of the browser. */
  isAway: boolean;
  attempt: 'none' | 'sending' | Ending;
  /** An attempt may have arrived, and none was confirmed since. */
  doubt: boolean;
  /** How often these words were sent by script before SUBMIT was pressed. */
  seen: number;
};
type Kind = (typeof kinds)[number];
type Service = { use(id: ScenarioId): void; requests(): Promise<FormRequest[]> };

/** What visitors do and what happens to them, and what must hold after each step. */
class Model {
  private tabs: Tab[] = [];
  private isOnline = true;
  private bringsReact = true;
  private storageHasFailed = false;
  private presses = 0;
  /** Counted in the browser, which repeats a POST by itself when its connection breaks. */
  private posts = 0;
  private countPost = (request: Request) => {
    if (request.method() === 'POST') this.posts += 1;
  };
  private earlier = 0;

  constructor(
    private context: BrowserContext,
    private service: Service,
  ) {}

  async start() {
    this.earlier = (await this.service.requests()).length;
    this.context.on('request', this.countPost);
    await loseReact(this.context, () => !this.bringsReact);
    await this.openTab();
  }

  async end() {
    this.context.off('request', this.countPost);
    await this.context.unroute('**/_next/**');
    await this.context.setOffline(false);
    const [first] = this.tabs;
    await first?.contact.page.goto('/robots.txt');
    await first?.contact.page.evaluate(() => localStorage.clear());
    for (const { contact } of this.tabs) await contact.page.close();
  }

  private async openTab() {
    const contact = new ContactFormPage(await this.context.newPage());
    const tab: Tab = {
      contact,
      words: all(''),
      isKept: true,
      hasReact: false,
      isAway: false,
      attempt: 'none',
      doubt: false,
      seen: 0,
    };
    this.tabs.push(tab);
    await contact.open();
    await this.arrive(tab);
    await this.type(tab, all('x'));
  }

  /** Each step tells whether it could be taken. */
  async take(index: number, step: Step): Promise<boolean> {
    const tab = this.tabs[index % this.tabs.length]!;
    const isBusy = tab.isAway || tab.attempt === 'sending' || tab.attempt === 'accepted';
    if (typeof step === 'object') {
      if (isBusy) return false;
      if ('submit' in step) return this.submit(tab, step.submit);
      return this.type(tab, 'all' in step ? all(step.type) : { message: step.type });
    }
    switch (step) {
      case 'wait 20 seconds':
        return this.wait();
      case 'go offline':
      case 'go online':
        this.isOnline = step === 'go online';
        await this.context.setOffline(!this.isOnline);
        return true;
      case 'open a second tab':
        if (this.tabs.length > 1 || !this.isOnline) return false;
        await this.openTab();
        return true;
      case 'break storage':
        if (tab.isAway) return false;
        this.storageHasFailed = true;
        tab.isKept = false;
        await tab.contact.page.evaluate(() => {
          Storage.prototype.setItem = Storage.prototype.getItem = () => {
            throw new DOMException('broken', 'SecurityError');
          };
        });
        return true;
      case 'lose React':
      case 'find React':
        this.bringsReact = step === 'find React';
        return true;
      default:
        return this.comeBack(tab, step);
    }
  }

  private async type(tab: Tab, words: Partial<Enquiry>) {
    await tab.contact.fill(words);
    Object.assign(tab.words, words);
    if (Object.values(tab.words).join('') !== '') return true;
    if (tab.doubt) tab.attempt = 'none';
    tab.doubt = false;
    return true;
  }

  /** A double click where script can tell it from two. */
  private async submit(tab: Tab, kind: Kind) {
    const { contact, hasReact, words } = tab;
    const isBusy = this.tabs.some(({ attempt }) => attempt === 'sending');
    if (Object.values(words).includes('') || (isBusy && !this.isOnline)) return false;
    if (!hasReact) return this.post(tab, kind, isBusy);
    if (!isBusy) this.service.use(kind);
    this.presses += 1;
    tab.seen = (await this.sent(words)).length;
    await contact.submit.dblclick({ noWaitAfter: true });
    tab.attempt = 'sending';
    if (!isBusy && (kind !== 'hang' || !this.isOnline)) await this.settle(tab);
    return true;
  }

  private async post(tab: Tab, kind: Kind, isBusy: boolean) {
    // A page whose end never comes never counts as loaded, and Playwright would wait for it.
    if (!this.isOnline || isBusy || kind === 'hang' || kind === 'drop-midway') return false;
    this.service.use(kind);
    this.presses += 1;
    await tab.contact.submit.click();
    await tab.contact.page.waitForURL((url) => url.pathname !== routes.contact);
    Object.assign(tab, { isAway: true, attempt: 'unconfirmed', doubt: true });
    return true;
  }

  /** Waits for what became of a message, and believes the service, not the page. */
  private async settle(tab: Tab) {
    const { contact, words, seen } = tab;
    await expect(contact.page.locator('[type=submit]:disabled')).toHaveCount(0);
    const sent = await this.sent(words);
    const last = scenarioOf(sent.slice(seen).at(-1)?.formId ?? 'hang');
    // What was accepted from another tab is not sent again.
    const counted = sent.length > seen ? sent.slice(seen) : sent;
    tab.attempt = counted.some(isAccepted) ? 'accepted' : last.ending;
    // Without storage, a tab cannot know what another one has sent, nor what was sent before.
    if (this.storageHasFailed) {
      const isThanked = (await contact.thanks.count()) > 0;
      if (isThanked || sent.length === seen) tab.attempt = isThanked ? 'accepted' : 'unconfirmed';
    }
    tab.doubt ||= tab.attempt === 'unconfirmed' || last.captcha === true;
    if (!last.captcha) return;
    await contact.page.getByRole('button', { name: 'I’m not a robot' }).waitFor();
    // The message went to that page with the same press.
    this.presses += 1;
    Object.assign(tab, { isAway: true, attempt: 'unconfirmed' });
  }

  private async sent(words: Enquiry) {
    return (await this.requests()).filter(
      ({ fields, headers }) =>
        headers.accept === 'application/json' &&
        fieldNames.every((name) => fields[name] === words[name]),
    );
  }

  private async wait() {
    const sending = this.tabs.filter(({ attempt }) => attempt === 'sending');
    for (const tab of sending) {
      await this.context.clock.fastForward(21_000);
      await this.settle(tab);
    }
    return sending.length > 0;
  }

  private async comeBack(tab: Tab, way: string) {
    const { contact, isAway, isKept, attempt } = tab;
    const { page } = contact;
    if (!this.isOnline) return false;
    if (way === 'reload' && !isAway) await page.reload();
    else if (way === 'leave and go back') {
      if (!isAway) await page.goto('/robots.txt');
      await page.goBack();
    } else {
      await page.goto('/robots.txt');
      await contact.open();
    }
    const mayHaveArrived = tab.doubt || attempt === 'sending';
    tab.doubt = isKept && mayHaveArrived && attempt !== 'accepted';
    if (attempt === 'accepted') tab.words = all('');
    Object.assign(tab, { isAway: false, isKept: true, attempt: 'none' });
    await this.arrive(tab);
    if (!isKept) {
      for (const name of fieldNames) tab.words[name] = await contact.field(name).inputValue();
    }
    if (tab.doubt && tab.hasReact) tab.attempt = 'unconfirmed';
    return true;
  }

  private async arrive(tab: Tab) {
    tab.hasReact = this.bringsReact;
    if (tab.hasReact) await tab.contact.hydrated();
  }

  private async requests() {
    return (await this.service.requests()).slice(this.earlier);
  }

  /** The property: words are confirmed as accepted or still there, with another way beside them. */
  async check() {
    expect(this.posts, 'sent without a press').toBeLessThanOrEqual(this.presses);
    const accepted = (await this.requests())
      .filter(isAccepted)
      .map(({ fields }) => fieldNames.map((name) => fields[name]).join());
    for (const tab of this.tabs) {
      if (tab.isAway) continue;
      if ((await tab.contact.thanks.count()) > 0) {
        expect(accepted, 'thanks without acceptance').toContain(Object.values(tab.words).join());
        expect(tab.attempt).toBe('accepted');
      } else await this.checkWords(tab);
    }
  }

  /** In how many tabs something is. */
  async count(selector: string) {
    const counts = this.tabs.map(({ contact }) => contact.page.locator(selector).count());
    return (await Promise.all(counts)).filter((count) => count > 0).length;
  }

  private async checkWords({ contact, words, attempt, doubt, hasReact }: Tab) {
    expect(attempt, 'accepted, but not thanked').not.toBe('accepted');
    await contact.expectTyped(words);
    const problem = contact.alert.or(contact.summary);
    if (!hasReact || attempt === 'sending') return;
    if (attempt === 'none') {
      await expect(problem).toHaveCount(0);
      return;
    }
    await expect(problem.first()).toBeVisible();
    const text = (await problem.allInnerTexts()).join();
    await expect(contact.form.getByRole('link', { name: business.phone.national })).toBeVisible();
    const mail = await contact.form
      .getByRole('link', { name: business.email })
      .getAttribute('href');
    expect(new URL(mail!).searchParams.get('body')).toContain(`Message: ${words.message}`);
    if (!doubt) expect(text).not.toMatch(/could not confirm/i);
    else expect(text).toMatch(/could not confirm|holding your message/i);
  }
}

function isAccepted({ formId }: FormRequest) {
  return scenarioOf(formId).ending === 'accepted';
}

/**
 * How many sequences to try, and which: the same ones every time, so that no run fails by chance. To
 * look for more: `SEQUENCES=500 SEQUENCES_SEED=2 npm run e2e sequences`.
 */
const numRuns = Number(process.env.SEQUENCES ?? 20);
const seed = Number(process.env.SEQUENCES_SEED ?? 1);

test('words are confirmed or still there, whatever happens in whatever order', async ({
  context,
  problems,
  formService,
}) => {
  test.setTimeout(30_000 * numRuns);
  problems.expect(/^console: (Failed to load resource|Access to fetch)|^uncaught: Failed to fetch/);
  await context.clock.install();
  const met = { thanks: 0, failures: 0 };
  const sequences = fc.array(fc.tuple(fc.nat(1), step), {
    minLength: 3,
    maxLength: 8,
    size: 'max',
  });
  const property = fc.asyncProperty(sequences, async (steps) => {
    const model = new Model(context, formService);
    try {
      await model.start();
      for (const [index, next] of steps) {
        if (!(await model.take(index, next))) continue;
        await model.check();
        met.thanks += await model.count('output:focus');
        met.failures += await model.count('form :focus:is([role=alert], section)');
      }
    } finally {
      await model.end();
    }
  });
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
  // A model in which nothing ever happens would prove nothing.
  expect(Math.min(met.thanks, met.failures)).toBeGreaterThan(0);
});
