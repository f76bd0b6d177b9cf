// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Failure, Outcome } from '../form-service/outcome';
import { everyField } from '../testing/enquiry';
import { copyId, keepDraft } from './draft';
import { fieldId, fieldNames, readEnquiry, writeEnquiry } from './fields';
import { sendEnquiry } from './send-enquiry';
import { sendOnSubmit, type Submission } from './send-on-submit';

vi.mock('./send-enquiry');
const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();

const typed = everyField('Hello');
const refusal: Failure = { kind: 'refused', cause: 'too-many' };
const captcha: Failure = { kind: 'refused', cause: 'captcha' };
const noReply: Failure = { kind: 'unconfirmed', cause: 'timeout' };
const interrupted: Failure = { kind: 'unconfirmed', cause: 'interrupted' };

const failed = (failure: Failure, afterDoubt: boolean): Submission => ({
  state: 'failed',
  failure,
  afterDoubt,
});
const succeeded: Submission = {
  state: 'succeeded',
  enquiry: typed,
  writeAgain: expect.any(Function),
};

/** What the page shows in each state, and whether the draft notes that the message may have arrived. */
const states = {
  idle: [{ state: 'idle' }, false],
  submitting: [{ state: 'submitting' }, true],
  'submitting again': [{ state: 'submitting' }, true],
  succeeded: [succeeded, false],
  refused: [failed(refusal, false), false],
  'refused again': [failed(refusal, true), true],
  'asked for a captcha': [failed(captcha, false), true],
  'asked for a captcha again': [failed(captcha, true), true],
  unconfirmed: [failed(noReply, false), true],
  'unconfirmed again': [failed(noReply, true), true],
  interrupted: [failed(interrupted, true), true],
} satisfies Record<string, [Submission, boolean]>;
type State = keyof typeof states;

const submission = () => new window.Event('submit', { bubbles: true, cancelable: true });

/** A page with the form, which the browser may post before the script can send it, and what can happen to it. */
function openPage(isPosted = false) {
  document.body.innerHTML = `<form action="/f">${fieldNames.map((name) => `<textarea id="${fieldId(name)}" name="${name}" required>Hello</textarea>`).join('')}<input id="${copyId}" type="hidden"></form>`;
  const form = document.forms[0]!;
  const draft = keepDraft(form);
  if (isPosted) form.dispatchEvent(submission());
  const show = vi.fn<(submission: Submission) => void>();
  const replies: ((outcome: Outcome) => void)[] = [];
  vi.mocked(sendEnquiry).mockImplementation(
    () => new Promise((resolve) => void replies.push(resolve)),
  );
  sendOnSubmit(form, draft, show);
  const shown = () => show.mock.lastCall?.[0] ?? { state: 'idle' };
  const reply = async (outcome: Outcome) => {
    replies.pop()?.(outcome);
    await Promise.resolve();
  };
  return {
    show,
    seen: () => [shown(), draft.mayHaveArrived()],
    events: {
      submit: async () => form.dispatchEvent(submission()),
      accepted: () => reply({ kind: 'accepted' }),
      refused: () => reply(refusal),
      'asked for a captcha': () => reply(captcha),
      'not confirmed': () => reply(noReply),
      'sent by another page': async () => {
        draft.keep(true);
        form.dispatchEvent(new window.Event('input'));
      },
      'emptied by another page': async () => writeEnquiry(form, everyField('')),
      'write again': async () => {
        const now = shown();
        if (now.state === 'succeeded') now.writeAgain();
      },
    },
  };
}
type Event = keyof ReturnType<typeof openPage>['events'];

/** How a message gets into each state. */
const ways: Record<State, Event[]> = {
  idle: [],
  submitting: ['submit'],
  'submitting again': ['sent by another page', 'submit'],
  succeeded: ['submit', 'accepted'],
  refused: ['submit', 'refused'],
  'refused again': ['sent by another page', 'submit', 'refused'],
  'asked for a captcha': ['submit', 'asked for a captcha'],
  'asked for a captcha again': ['sent by another page', 'submit', 'asked for a captcha'],
  unconfirmed: ['submit', 'not confirmed'],
  'unconfirmed again': ['sent by another page', 'submit', 'not confirmed'],
  interrupted: ['sent by another page'],
};

const ofUnconfirmed: Partial<Record<Event, State>> = {
  submit: 'submitting again',
  'emptied by another page': 'idle',
};

/** Events that are not listed do not change the state. */
const changes: Record<State, Partial<Record<Event, State>>> = {
  idle: { submit: 'submitting', 'sent by another page': 'interrupted' },
  submitting: {
    accepted: 'succeeded',
    refused: 'refused',
    'asked for a captcha': 'asked for a captcha',
    'not confirmed': 'unconfirmed',
    'emptied by another page': 'idle',
  },
  'submitting again': {
    accepted: 'succeeded',
    refused: 'refused again',
    'asked for a captcha': 'asked for a captcha again',
    'not confirmed': 'unconfirmed again',
    'emptied by another page': 'idle',
  },
  succeeded: { 'write again': 'idle' },
  refused: { submit: 'submitting', 'sent by another page': 'interrupted' },
  'refused again': ofUnconfirmed,
  'asked for a captcha': ofUnconfirmed,
  'asked for a captcha again': ofUnconfirmed,
  unconfirmed: ofUnconfirmed,
  'unconfirmed again': ofUnconfirmed,
  interrupted: ofUnconfirmed,
};

const rows = Object.keys(ways).flatMap((state) =>
  Object.keys(openPage().events).map((event) => [state as State, event as Event] as const),
);

afterEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

it.each(rows)('%s, then %s', async (state, event) => {
  const { show, seen, events } = openPage();
  for (const earlier of ways[state]) await events[earlier]();
  expect(seen()).toEqual(states[state]);
  const times = show.mock.calls.length;
  await events[event]();
  const { [event]: expected = state } = changes[state];
  expect(seen()).toEqual(states[expected]);
  // The page moves only for a change.
  expect(show).toHaveBeenCalledTimes(expected === state ? times : times + 1);
  const isPosted = /captcha/.test(`${state}${expected}`);
  expect(post).toHaveBeenCalledTimes(isPosted ? 1 : 0);
});

it('a reply that comes after another page has emptied the form changes nothing', async () => {
  const { seen, events } = openPage();
  for (const event of ['submit', 'emptied by another page', 'not confirmed'] as const) {
    await events[event]();
  }
  expect(seen()).toEqual(states.idle);
});

it.each([
  [
    'the visitor comes back',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['30 seconds are over', () => vi.advanceTimersByTime(30_000)],
])('a form that the browser is posting is not sent again until %s', async (_, end) => {
  vi.useFakeTimers();
  const { seen, events } = openPage(true);
  // The page’s own pictures have arrived.
  dispatchEvent(new PageTransitionEvent('pageshow'));
  vi.advanceTimersByTime(29_999);
  await events.submit();
  expect(seen()).toEqual(states['submitting again']);
  expect(sendEnquiry).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen()).toEqual(states.interrupted);
  await events.submit();
  expect(sendEnquiry).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('a field with only spaces is empty for the browser’s own check too, and the visitor’s other words stay', async () => {
  const { show, events } = openPage();
  const form = document.forms[0]!;
  writeEnquiry(form, { email: ' ', message: ' Hello ' });
  await events.submit();
  expect(show).not.toHaveBeenCalled();
  expect(readEnquiry(form)).toEqual({ ...typed, email: '', message: ' Hello ' });
  writeEnquiry(form, { email: ' ann@example.com ' });
  await events.submit();
  await events.accepted();
  const enquiry = { ...typed, email: 'ann@example.com' };
  expect(show.mock.lastCall![0]).toEqual({ ...succeeded, enquiry });
  const [, body] = vi.mocked(sendEnquiry).mock.lastCall!;
  expect(Object.fromEntries(body)).toEqual(enquiry);
});
