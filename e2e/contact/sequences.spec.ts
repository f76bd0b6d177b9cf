import type { BrowserContext, Request } from '@playwright/test';
import fc from 'fast-check';

import { business } from '../../lib/testing/example-content/business';
import { type Enquiry, fieldNames } from '../../lib/enquiry/fields';
import { routes } from '../../lib/site/routes';
import { ContactFormPage } from './contact-form-page';
import { type Ending, scenarioOf, type ScenarioId } from '../../lib/preview/form-scenarios';
import type { FormRequest } from '../../lib/preview/form-service';
import { foreignChanges } from '../foreign-changes';
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

const strangers = Object.keys(foreignChanges) as (keyof typeof foreignChanges)[];
type Stranger = (typeof strangers)[number];

/** What happens to a page between its first touch and React's arrival, or before both. */
type Meanwhile = { who: Stranger; when: 'before' | 'while' } | 'compose' | undefined;
type Way = 'reload' | 'leave and go back' | 'leave and come anew' | 'come to a prerendered page';

type Step =
  | { do: 'type'; text: string; all: boolean }
  | { do: 'submit'; kind: (typeof kinds)[number] }
  | { do: 'wait 20 seconds' | 'go offline' | 'go online' | 'open a second tab' }
  | { do: Way; meanwhile: Meanwhile }
  | { do: 'change the page'; who: Stranger }
  | { do: 'compose' | 'break storage' | 'lose the script' | 'find the script' };

type Tab = {
  contact: ContactFormPage;
  words: Enquiry;
  /** Whether what is typed can come back with the page. */
  isKept: boolean;
  hasScript: boolean;
  /** On a page of the service, or of the browser. */
  isAway: boolean;
  attempt: 'none' | 'sending' | 'unsent' | Ending;
  /** An attempt may have arrived, and none was confirmed since. */
  doubt: boolean;
  /** How often these words were sent by script before SUBMIT was pressed. */
  seen: number;
};

type Service = { use(id: ScenarioId): void; requests(): Promise<FormRequest[]> };

const all = (text: string): Enquiry => ({ name: text, email: text, address: text, message: text });

/** What visitors do and what happens to them, and what must hold after each step. */
class Model {
  private tabs: Tab[] = [];
  private isOnline = true;
  private bringsScript = true;
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
    await this.context.route('**/_next/**', (route) =>
      this.bringsScript ? route.continue() : route.abort(),
    );
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
      hasScript: false,
      isAway: false,
      attempt: 'none',
      doubt: false,
      seen: 0,
    };
    this.tabs.push(tab);
    await contact.page.addInitScript(prerenderByHash);
    await contact.open();
    await this.arrive(tab);
    await contact.fill(all('x'));
    tab.words = all('x');
  }

  /** Each step tells whether it could be taken. */
  async take(index: number, step: Step): Promise<boolean> {
    const tab = this.tabs[index % this.tabs.length]!;
    const { page } = tab.contact;
    switch (step.do) {
      case 'type':
        return this.type(tab, step.all ? all(step.text) : { message: step.text });
      case 'submit':
        return this.submit(tab, step.kind);
      case 'wait 20 seconds':
        return this.wait();
      case 'go offline':
      case 'go online':
        this.isOnline = step.do === 'go online';
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
        await page.evaluate(() => {
          Storage.prototype.setItem = Storage.prototype.getItem = () => {
            throw new DOMException('broken', 'SecurityError');
          };
        });
        return true;
      case 'lose the script':
      case 'find the script':
        this.bringsScript = step.do === 'find the script';
        return true;
      case 'change the page':
        if (tab.isAway) return false;
        await page.evaluate(foreignChanges[step.who]);
        return true;
      case 'compose':
        return this.compose(tab);
      default:
        return this.comeBack(tab, step.do, step.meanwhile);
    }
  }

  private async type(tab: Tab, words: Partial<Enquiry>) {
    const { contact, attempt, isAway } = tab;
    if (isAway || attempt === 'sending' || attempt === 'accepted') return false;
    await contact.fill(words);
    Object.assign(tab.words, words);
    return true;
  }

  /** Writes with an input method; `meanwhile` happens before the word is finished. */
  private async compose(tab: Tab, meanwhile = async () => {}) {
    const { contact, attempt, isAway, words } = tab;
    if (isAway || attempt === 'sending' || attempt === 'accepted') return false;
    const keyboard = await this.context.newCDPSession(contact.page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 });
    await contact.field('message').selectText();
    await compose('にほ');
    await meanwhile();
    await compose('にほん');
    await keyboard.send('Input.insertText', { text: '日本' });
    words.message = '日本';
    return true;
  }

  /** A double click where script can tell it from two. */
  private async submit(tab: Tab, kind: (typeof kinds)[number]) {
    const { contact, attempt, hasScript, isAway } = tab;
    if (isAway || attempt === 'sending' || attempt === 'accepted') return false;
    if (Object.values(tab.words).includes('')) return false;
    if (!hasScript) return this.post(tab, kind);
    const isBusy = this.tabs.some((other) => other.attempt === 'sending');
    if (!isBusy) this.service.use(kind);
    if (this.isOnline) this.presses += 1;
    tab.seen = (await this.sent(tab.words)).length;
    await contact.submit.dblclick({ noWaitAfter: true });
    tab.attempt = 'sending';
    if (!this.isOnline) tab.attempt = 'unsent';
    else if (kind !== 'hang' && !isBusy) await this.settle(tab);
    return true;
  }

  private async post(tab: Tab, kind: (typeof kinds)[number]) {
    // A page whose end never comes never counts as loaded, and Playwright would wait for it.
    if (!this.isOnline || kind === 'hang' || kind === 'drop-midway') return false;
    if (this.tabs.some(({ attempt }) => attempt === 'sending')) return false;
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
    const sent = (await this.sent(words)).slice(seen);
    const last = scenarioOf(sent.at(-1)?.formId ?? 'preview');
    tab.attempt = sent.some(isAccepted) ? 'accepted' : last.ending;
    // Without storage, a tab cannot know what another one has sent, nor what was sent before.
    if (this.storageHasFailed && (await contact.thanks.count()) > 0) tab.attempt = 'accepted';
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

  private async comeBack(tab: Tab, way: Way, meanwhile: Meanwhile) {
    const { contact, isAway, attempt } = tab;
    const { page } = contact;
    if (!this.isOnline) return false;
    if (way === 'reload' && !isAway) await page.reload();
    else if (way === 'leave and go back') {
      if (!isAway) await page.goto('/robots.txt');
      await page.goBack();
    } else {
      await page.goto('/robots.txt');
      await contact.open(way === 'come to a prerendered page' ? '#prerender' : '');
    }
    if (way === 'come to a prerendered page') await this.activate(tab);
    const mayHaveArrived = tab.doubt || attempt === 'sending';
    if (attempt === 'accepted') tab.words = all('');
    tab.doubt = tab.isKept && mayHaveArrived && attempt !== 'accepted';
    Object.assign(tab, { isAway: false, attempt: 'none' });
    if (!tab.isKept) {
      for (const name of fieldNames) tab.words[name] = await contact.field(name).inputValue();
    }
    tab.isKept = true;
    await this.arrive(tab, meanwhile);
    if (tab.doubt && tab.hasScript) tab.attempt = 'unconfirmed';
    return true;
  }

  /** Shows a prerendered page, after more was typed on the page that led to it. */
  private async activate({ contact, words, isKept, attempt }: Tab) {
    if (!isKept || attempt === 'accepted') {
      await contact.page.evaluate(activatePage, undefined);
      return;
    }
    words.message += ' and more';
    await contact.page.evaluate(activatePage, words.message);
  }

  private async arrive(tab: Tab, meanwhile?: Meanwhile) {
    const { contact } = tab;
    const change = async (when: 'before' | 'while') => {
      if (typeof meanwhile !== 'object' || meanwhile.when !== when) return;
      await contact.page.evaluate(foreignChanges[meanwhile.who]);
    };
    await change('before');
    tab.hasScript = this.bringsScript;
    if (!tab.hasScript) return;
    const takeOver = async () => {
      await contact.submit.hover();
      await change('while');
      await contact.hydrated();
    };
    if (meanwhile === 'compose') await this.compose(tab, takeOver);
    else await takeOver();
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

  private async checkWords({ contact, words, attempt, doubt, hasScript }: Tab) {
    expect(attempt, 'accepted, but not thanked').not.toBe('accepted');
    await contact.expectTyped(words);
    const problem = contact.alert.or(contact.summary);
    if (!hasScript || attempt === 'none') return;
    if (attempt !== 'sending') await expect(problem.first()).toBeVisible();
    if ((await problem.count()) === 0) return;
    const text = (await problem.allInnerTexts()).join();
    await expect(contact.form.getByRole('link', { name: business.phone.national })).toBeVisible();
    const mail = await contact.form
      .getByRole('link', { name: business.email })
      .getAttribute('href');
    expect(new URL(mail!).searchParams.get('body')).toContain(`Message: ${words.message}`);
    if (attempt === 'sending') return;
    if (doubt) {
      expect(text).toMatch(/could not confirm|holding your message|shows you a page/i);
      expect(text).not.toMatch(/not been sent|was not sent/i);
    } else expect(text).not.toMatch(/could not confirm/i);
  }
}

/** Runs in the page: a page at `#prerender` is prerendered until it is told that it is shown. */
function prerenderByHash() {
  if (location.hash !== '#prerender') return;
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
}

/** Runs in the page: shows it, after the page before it has kept a longer message. */
function activatePage(message: string | undefined) {
  if (message) {
    const { 'contact-form': draft = '{}' } = sessionStorage;
    sessionStorage['contact-form'] = JSON.stringify({ ...JSON.parse(draft), message });
  }
  Object.defineProperty(document, 'prerendering', { value: false });
  // Whoever reloads it or comes back to it sees it at once.
  history.replaceState(null, '', location.pathname);
  document.dispatchEvent(new Event('prerenderingchange'));
}

function isAccepted({ formId }: FormRequest) {
  return scenarioOf(formId).ending === 'accepted';
}

const meanwhile: fc.Arbitrary<Meanwhile> = fc.oneof(
  fc.constantFrom(undefined, undefined, 'compose' as const),
  fc.record({
    who: fc.constantFrom(...strangers),
    when: fc.constantFrom('before' as const, 'while' as const),
  }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      text: fc.constantFrom('x', 'y', 'z'),
      all: fc.boolean(),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      kind: fc.constantFrom('preview' as const, ...kinds),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom<Way[]>(
        'reload',
        'leave and go back',
        'leave and come anew',
        'come to a prerendered page',
      ),
      meanwhile,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('change the page' as const),
      who: fc.constantFrom(...strangers),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'compose',
        'wait 20 seconds',
        'wait 20 seconds',
        'go offline',
        'go online',
        'go online',
        'open a second tab',
        'break storage',
        'lose the script',
        'find the script',
      ),
    }),
  },
);

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
  problems.expect(/^console: (Failed to load resource|Access to fetch)/);
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
