// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { type Enquiry, type FieldName, fieldNames } from '../../lib/enquiry/fields';
import { BrowserWithTabs, type Tab } from './browser-with-tabs';
import { ContactForm } from './contact-form';

const page = (
  <ContactForm
    action="https://forms.example/f/abc"
    phone={{ href: 'tel:+447700900123', text: '07700 900123' }}
    email="us@example.com"
    openings={{ guide: priceGuide, topics: {} }}
  />
);

const nothing: Enquiry = { name: '', email: '', address: '', message: '' };
const problem = (field: string) =>
  JSON.stringify({
    error: 'Validation errors',
    errors: [{ code: 'X', field, message: 'ought to rhyme' }],
  });

/** What the service may answer, what that means, and what a refused visitor must read. */
const replies = {
  accepted: { means: 'yes', status: 200, body: '{"ok":true,"next":"/thanks"}' },
  acceptedOld: { means: 'yes', status: 200, body: '{"success":"email sent"}' },
  fieldError: { means: 'no', status: 422, body: problem('email'), shown: 'Email ought to rhyme' },
  strayError: { means: 'no', status: 422, body: problem('phone'), shown: 'phone ought to rhyme' },
  overQuota: { means: 'no', status: 200, body: '{"error":"form over quota"}', shown: 'this month' },
  notFound: { means: 'no', status: 404, body: '{"error":"Form not found"}', shown: 'not working' },
  tooMany: { means: 'no', status: 429, body: '', shown: 'too many messages' },
  captcha: { means: 'no', status: 403, body: '{"error":"reCAPTCHA"}', shown: 'you are a person' },
  held: { means: 'unknown', status: 200, body: '{"success":"confirmation email sent"}' },
  page: { means: 'unknown', status: 200, body: '<h1>Thanks!</h1>' },
  cutShort: { means: 'unknown', status: 200, body: '{"ok":tr' },
  otherShape: { means: 'unknown', status: 200, body: '{"ok":false}' },
  serverError: { means: 'unknown', status: 500, body: '{"ok":true}' },
} as const;

type ReplyKind = keyof typeof replies;

/** What is true of a visitor in a tab, whatever the page may believe. */
type Visitor = {
  tab: Tab;
  /** Typed, and not seen confirmed. */
  words: Enquiry;
  /** What must come back after a reload, or `anything` since storage has failed. */
  kept: { words: Enquiry; open: boolean } | 'anything';
  attempt: 'none' | 'sending' | 'unknown' | 'refused';
  /** A press of SUBMIT that has not become a request yet. */
  pressed: boolean;
  thanked: boolean;
};

/** Visitors with a tab each, one service, and the faults that were noticed on the way. */
class Model {
  faults: string[] = [];
  accepted = new Set<string>();
  storageHasFailed = false;
  browser: BrowserWithTabs;
  visitors: Visitor[];

  constructor(private hasLocks: boolean) {
    this.browser = new BrowserWithTabs(page, { tabs: 2, hasLocks });
    this.visitors = this.browser.tabs.map((tab) => ({
      tab,
      words: nothing,
      kept: { words: nothing, open: false },
      attempt: 'none',
      pressed: false,
      thanked: false,
    }));
    this.browser.onRequest = (tab, body) => this.requested(this.visitorAt(tab), body);
    this.browser.onPlainPost = (tab, fields) => this.posted(this.visitorAt(tab), fields);
    this.browser.onHydrationError = (error) => this.faults.push(String(error));
  }

  private visitorAt(tab: Tab) {
    return this.visitors.find((visitor) => visitor.tab === tab)!;
  }

  private requested(visitor: Visitor, body: string) {
    if (!visitor.pressed) this.faults.push('sent without a press');
    if (visitor.tab.request) this.faults.push('two requests of one page at once');
    const isOnItsWay = this.visitors.some(({ tab }) => tab.request?.body === body);
    if (this.hasLocks && isOnItsWay) this.faults.push('sent by two tabs at once');
    if (body !== encode(visitor.words)) this.faults.push('sent other words');
    if (this.accepted.has(body) && !this.storageHasFailed) this.faults.push('sent once accepted');
    visitor.pressed = false;
  }

  private posted({ words }: Visitor, { _gotcha, ...fields }: Record<string, unknown>) {
    if (_gotcha) this.faults.push('robot trap filled');
    expect(fields, 'plain post of other words').toEqual(words);
  }

  /** The page should save now. */
  private keep(visitor: Visitor) {
    const open = visitor.attempt === 'sending' || visitor.attempt === 'unknown';
    visitor.kept = this.browser.storageWorks ? { words: visitor.words, open } : 'anything';
  }

  async type(visitor: Visitor, text: Partial<Enquiry>) {
    const { tab } = visitor;
    const boxes = fieldNames.map((name) => control(tab, name)).filter((box) => box !== null);
    if (boxes.length === 0 || boxes.some((box) => box.readOnly)) return;
    visitor.words = { ...visitor.words, ...text };
    if (tab.root) this.keep(visitor);
    await this.browser.run(tab, () => {
      for (const box of boxes) {
        box.value = visitor.words[box.name as FieldName];
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    });
  }

  /** A double click. */
  async submit(visitor: Visitor) {
    const { tab, words } = visitor;
    const button = submitButton(tab);
    if (!button || button.disabled) return;
    const isComplete = Object.values(words).every((text) => text !== '');
    if (tab.root && isComplete) {
      visitor.pressed = this.browser.online;
      visitor.attempt = this.browser.online ? 'sending' : 'none';
      this.keep(visitor);
    }
    await this.browser.run(tab, () => {
      button.click();
      button.click();
    });
  }

  async reply(visitor: Visitor, kind: ReplyKind) {
    const { tab } = visitor;
    const { request } = tab;
    if (!request) return;
    const { means, status, body, ...rest } = replies[kind];
    tab.request = undefined;
    if (means === 'yes') this.accepted.add(request.body);
    else {
      visitor.attempt = means === 'no' ? 'refused' : 'unknown';
      this.keep(visitor);
    }
    await this.browser.run(tab, () => request.resolve(new Response(body, { status })));
    if ('shown' in rest) expect(tab.container.textContent).toContain(rest.shown);
    if (means === 'yes') expect(isThanked(tab), 'accepted, but not thanked').toBe(true);
  }

  async drop(visitor: Visitor) {
    const { request } = visitor.tab;
    if (!request) return;
    visitor.tab.request = undefined;
    visitor.attempt = 'unknown';
    this.keep(visitor);
    await this.browser.run(visitor.tab, () => request.reject(new TypeError('Failed to fetch')));
  }

  async hang() {
    for (const visitor of this.visitors.filter(({ tab }) => tab.request)) {
      visitor.attempt = 'unknown';
      this.keep(visitor);
    }
    await this.browser.run(this.visitors[0]!.tab, () => void vi.advanceTimersByTime(20_000));
  }

  async connect(online: boolean) {
    this.browser.online = online;
    const event = new Event(online ? 'online' : 'offline');
    for (const { tab } of this.visitors) await this.browser.dispatch(tab, event);
  }

  /** Leaves to another page and comes back to the living page. */
  async back(visitor: Visitor) {
    const { tab } = visitor;
    await this.leave(visitor);
    if (visitor.attempt === 'sending') visitor.attempt = 'unknown';
    await this.browser.dispatch(tab, new PageTransitionEvent('pageshow', { persisted: true }));
  }

  private async leave(visitor: Visitor) {
    if (visitor.tab.root && !visitor.thanked) this.keep(visitor);
    await this.browser.dispatch(visitor.tab, new PageTransitionEvent('pagehide'));
  }

  /** Comes back to a new page; a page that crashed could not save anything at its end. */
  async reload(visitor: Visitor, crashes: boolean) {
    if (!crashes) await this.leave(visitor);
    await this.browser.discard(visitor.tab);
    this.browser.show(visitor.tab);
    Object.assign(visitor, { words: nothing, attempt: 'none', pressed: false, thanked: false });
  }

  async hydrate(visitor: Visitor) {
    const { tab, kept } = visitor;
    if (tab.root) return;
    await this.browser.hydrate(tab);
    const isKnown = this.browser.storageWorks && kept !== 'anything';
    const draft = isKnown ? kept.words : onScreen(tab);
    const restored = fieldNames.map((name) => [name, visitor.words[name] || draft[name]]);
    visitor.words = Object.fromEntries(restored);
    if (isKnown && kept.open) visitor.attempt = 'unknown';
    this.keep(visitor);
  }

  breakStorage(breaks: boolean) {
    this.browser.storageWorks = !breaks;
    this.storageHasFailed ||= breaks;
  }

  /** The property, after every step. */
  check(visitor: Visitor) {
    const { tab, words, attempt } = visitor;
    expect(this.faults).toEqual([]);
    if (isThanked(tab)) {
      expect(this.accepted, 'thanks without acceptance').toContain(encode(words));
      if (visitor.thanked) return;
      visitor.thanked = true;
      const { storageWorks } = this.browser;
      visitor.kept = storageWorks ? { words: nothing, open: false } : 'anything';
      return;
    }
    expect(onScreen(tab), 'words lost').toEqual(words);
    if (!tab.root) return;
    const text = tab.container.textContent;
    const isFailed = tab.container.querySelector('[role=alert], section') !== null;
    expect(submitButton(tab)?.disabled).toBe(attempt === 'sending');
    if (attempt === 'unknown' || attempt === 'refused')
      expect(isFailed, 'failed silently').toBe(true);
    if (attempt === 'unknown') {
      expect(text).toMatch(/could not confirm|holding your message/);
      expect(text).not.toMatch(/not sent|did not accept|has not been sent/);
    }
    if (isFailed) {
      expect(text).toContain('07700 900123');
      const mail = tab.container.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? '';
      expect(new URL(mail).searchParams.get('body')).toContain(`Message: ${words.message}`);
    }
  }
}

function encode(words: Enquiry) {
  return new URLSearchParams(words).toString();
}

function control(tab: Tab, name: FieldName) {
  return tab.container.querySelector<HTMLInputElement>(`[name=${name}]`);
}

function submitButton(tab: Tab) {
  return tab.container.querySelector<HTMLButtonElement>('button[type=submit]');
}

function onScreen(tab: Tab): Enquiry {
  return Object.fromEntries(fieldNames.map((name) => [name, control(tab, name)?.value])) as Enquiry;
}

function isThanked(tab: Tab) {
  return tab.container.textContent === 'Thanks for your email!';
}

type Step = { title: string; take: (model: Model) => unknown };

/** A step of one visitor; mostly of the same one, so that attempts get somewhere. */
function by(title: string, take: (model: Model, visitor: Visitor) => unknown): fc.Arbitrary<Step> {
  return fc.constantFrom(0, 0, 0, 1).map((index) => ({
    title: `visitor ${index} ${title}`,
    take: (model) => take(model, model.visitors[index]!),
  }));
}

const kinds = Object.keys(replies) as ReplyKind[];
const texts = ['', 'x', 'y'];
const all = (text: string): Enquiry => ({ name: text, email: 'e', address: 'a', message: 'm' });

const steps: [weight: number, step: fc.Arbitrary<Step>][] = [
  [1, by('fills in x', (model, visitor) => model.type(visitor, all('x')))],
  [1, by('fills in y', (model, visitor) => model.type(visitor, all('y')))],
  [
    2,
    fc
      .constantFrom(...fieldNames)
      .chain((name) =>
        fc
          .constantFrom(...texts)
          .chain((text) =>
            by(`types “${text}” as ${name}`, (model, visitor) =>
              model.type(visitor, { [name]: text }),
            ),
          ),
      ),
  ],
  [8, by('presses SUBMIT', (model, visitor) => model.submit(visitor))],
  [
    8,
    fc
      .constantFrom<ReplyKind>(...kinds, 'accepted')
      .chain((kind) => by(`gets ${kind}`, (model, visitor) => model.reply(visitor, kind))),
  ],
  [1, by('loses the connection', (model, visitor) => model.drop(visitor))],
  [1, by('goes and comes back', (model, visitor) => model.back(visitor))],
  [1, by('gets the script', (model, visitor) => model.hydrate(visitor))],
  [
    3,
    fc
      .record({ crashes: fc.boolean(), hydrates: fc.constantFrom(true, true, false) })
      .chain(({ crashes, hydrates }) =>
        by(`${crashes ? 'crashes' : 'reloads'}, script: ${hydrates}`, async (model, visitor) => {
          await model.reload(visitor, crashes);
          if (hydrates) await model.hydrate(visitor);
        }),
      ),
  ],
  [1, fc.constant({ title: '20 seconds pass', take: (model) => model.hang() })],
  [
    2,
    fc.constantFrom(true, false).map((online) => ({
      title: online ? 'online' : 'offline',
      take: (model) => model.connect(online),
    })),
  ],
  [
    1,
    fc.constantFrom(true, false, false).map((breaks) => ({
      title: breaks ? 'storage breaks' : 'storage works',
      take: (model) => model.breakStorage(breaks),
    })),
  ],
];

const step = fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary })));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('words are confirmed or still there, whatever happens in whatever order', async () => {
  const met = { thanks: 0, failures: 0 };
  const sequence = fc.array(step, { maxLength: 16, size: 'max' });
  const property = fc.asyncProperty(sequence, fc.boolean(), async (sequenceSteps, hasLocks) => {
    const model = new Model(hasLocks);
    try {
      for (const visitor of model.visitors) {
        await model.hydrate(visitor);
        await model.type(visitor, all('x'));
      }
      for (const { take } of sequenceSteps) {
        await take(model);
        for (const visitor of model.visitors) model.check(visitor);
        if (model.visitors.some(({ thanked }) => thanked)) met.thanks += 1;
        if (document.querySelector('[role=alert]')) met.failures += 1;
      }
    } finally {
      await model.browser.close();
    }
  });
  await fc.assert(property, { numRuns: 1000 });
  // A model in which nothing ever happens would prove nothing.
  expect(Math.min(met.thanks, met.failures)).toBeGreaterThan(300);
}, 120_000);
