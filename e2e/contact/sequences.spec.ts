import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import type { Enquiry } from '../../lib/enquiry/fields';
import { sendTimeout } from '../../lib/enquiry/send-enquiry';
import { routes } from '../../lib/site/routes';
import { type Ending, scenarioOf, type ScenarioId } from '../../lib/preview/form-scenarios';
import { ContactFormPage, expect, test } from './contact-form-page';

/** One of each kind that what follows depends on. */
const failures = [
  'type-email',
  'form-not-found',
  'html',
  'old-held',
  'reset-after-reading',
  'redirect-without-cors',
] as const satisfies ScenarioId[];

/** What becomes of a message; a third of them each is accepted, and never answered. */
const fate = fc.oneof(
  fc.constant('preview' as const),
  fc.constant('hang' as const),
  fc.constantFrom('offline', ...failures),
);

const returns: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'leaving and going back': async (page) => {
    await page.goto('/robots.txt');
    await page.goBack();
  },
  'leaving and coming anew': async (page) => {
    await page.goto('/robots.txt');
    await page.goto(routes.contact);
  },
};

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ message: fc.constantFrom('x', 'y') }) },
  { weight: 1, arbitrary: fc.record({ everyField: fc.constantFrom('x', '') }) },
  { weight: 9, arbitrary: fc.record({ submit: fate }) },
  { weight: 4, arbitrary: fc.record({ comeBack: fc.constantFrom(...Object.keys(returns)) }) },
  { weight: 5, arbitrary: fc.constant('wait' as const) },
  { weight: 2, arbitrary: fc.constant('open a tab' as const) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Tab = {
  contact: ContactFormPage;
  words: Enquiry;
  /** What the page says about the last attempt. */
  shown: 'nothing' | 'sending' | Ending;
  /** An attempt may have arrived, and none was confirmed since. */
  doubt: boolean;
};

const all = (text: string): Enquiry => ({ name: text, email: text, address: text, message: text });

/** What a visitor does, and what each tab must show after it. */
class Visitor {
  readonly tabs: Tab[] = [];
  /** How many messages the browser must have posted. */
  posts = 0;

  constructor(
    private context: BrowserContext,
    private use: (id: ScenarioId) => void,
  ) {}

  /** Opens the form in another tab. */
  async openTab() {
    const contact = new ContactFormPage(await this.context.newPage());
    await contact.openWithScript();
    this.tabs.push({ contact, words: all(''), shown: 'nothing', doubt: false });
    await this.type(this.tabs.at(-1)!, all('x'));
  }

  /** Takes a step, and tells whether it could be taken. */
  async take(index: number, next: Step): Promise<boolean> {
    const tab = this.tabs[index % this.tabs.length]!;
    const isSending = this.tabs.some(({ shown }) => shown === 'sending');
    const isEditable = tab.shown !== 'sending' && tab.shown !== 'accepted';
    if (typeof next === 'object') {
      if ('comeBack' in next) return this.comeBack(tab, next.comeBack);
      if (!isEditable) return false;
      if ('message' in next) return this.type(tab, { message: next.message });
      if ('everyField' in next) return this.type(tab, all(next.everyField));
      return !isSending && tab.words.name !== '' && this.submit(tab, next.submit);
    }
    if (next === 'wait') return isSending && this.wait();
    if (this.tabs.length > 1) return false;
    await this.openTab();
    return true;
  }

  private async type(tab: Tab, words: Partial<Enquiry>) {
    await tab.contact.fill(words);
    Object.assign(tab.words, words);
    const isEmpty = Object.values(tab.words).join('') === '';
    if (isEmpty && tab.doubt) Object.assign(tab, { shown: 'nothing', doubt: false });
    return true;
  }

  /** Clicks twice. */
  private async submit(tab: Tab, fate: ScenarioId | 'offline') {
    const isOffline = fate === 'offline';
    if (!isOffline) this.use(fate);
    await this.context.setOffline(isOffline);
    await tab.contact.submit.dblclick({ noWaitAfter: true });
    if (isOffline) await expect(tab.contact.alert).toBeVisible();
    await this.context.setOffline(false);
    this.posts += 1;
    if (isOffline) tab.shown = 'unconfirmed';
    else tab.shown = fate === 'hang' ? 'sending' : scenarioOf(fate).ending;
    tab.doubt ||= tab.shown === 'unconfirmed';
    return true;
  }

  /** Longer than the page waits for a reply. */
  private async wait() {
    await this.context.clock.fastForward(sendTimeout + 1_000);
    const tab = this.tabs.find(({ shown }) => shown === 'sending')!;
    Object.assign(tab, { shown: 'unconfirmed', doubt: true });
    return true;
  }

  private async comeBack(tab: Tab, way: string) {
    await returns[way]!(tab.contact.page);
    await tab.contact.hydrated();
    if (tab.shown === 'accepted') {
      tab.doubt = false;
      await tab.contact.expectTyped(all(''));
      await this.type(tab, all('x'));
    }
    tab.doubt ||= tab.shown === 'sending';
    tab.shown = tab.doubt ? 'unconfirmed' : 'nothing';
    return true;
  }
}

/** The property: words are confirmed as accepted or still there, with another way beside them. */
async function check({ contact, words, shown, doubt }: Tab) {
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
  const text = (await problem.allInnerTexts()).join();
  expect(/could not confirm|holding your message/.test(text), text).toBe(doubt);
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
  problems.expect(/^console: (Failed to load resource|Access to fetch)/);
  await context.clock.install();
  // Counted in the browser, which repeats a POST by itself when its connection breaks.
  let posts = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  const met = new Set<Tab['shown']>();
  const steps = fc.array(fc.tuple(fc.nat(1), step), { minLength: 8, maxLength: 12, size: 'max' });
  const property = fc.asyncProperty(steps, async (sequence) => {
    posts = 0;
    const visitor = new Visitor(context, formService.use);
    await visitor.openTab();
    for (const [index, next] of sequence) {
      if (!(await visitor.take(index, next))) continue;
      for (const tab of visitor.tabs) {
        await check(tab);
        met.add(tab.shown);
      }
      await expect.poll(() => posts, 'messages posted').toBe(visitor.posts);
    }
    for (const page of context.pages()) await page.close();
  });
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
  // A visitor who never meets anything would prove nothing.
  expect(met.size).toBe(5);
});
