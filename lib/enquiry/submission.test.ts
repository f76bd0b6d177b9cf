import { expect, it } from 'vitest';
import type { Failure, Outcome } from './outcome';
import {
  mayHaveArrived,
  nextSubmission,
  type Submission,
  type SubmissionEvent,
} from './submission';

const refusal: Failure = { ending: 'refused', cause: 'errors', error: 'no', problems: [] };
const captcha: Failure = { ...refusal, cause: 'captcha' };
const noReply: Failure = { ending: 'unconfirmed', cause: 'timeout' };
const interrupted: Failure = { ending: 'unconfirmed', cause: 'interrupted' };

const failed = (failure: Failure, doubt: boolean): Submission => ({
  state: 'failed',
  failure,
  doubt,
});
const states = {
  idle: { state: 'idle' },
  submitting: { state: 'submitting', doubt: false },
  'submitting again': { state: 'submitting', doubt: true },
  succeeded: { state: 'succeeded' },
  refused: failed(refusal, false),
  'refused, in doubt': failed(refusal, true),
  unconfirmed: failed(noReply, true),
  interrupted: failed(interrupted, true),
} satisfies Record<string, Submission>;

const outcome = (of: Outcome): SubmissionEvent => ({ type: 'outcome', outcome: of });
const events = {
  submit: { type: 'submit' },
  accepted: outcome({ ending: 'accepted' }),
  refused: outcome(refusal),
  'asked for a captcha': outcome(captcha),
  'not confirmed': outcome(noReply),
  'draft: sent': { type: 'draft', sent: true },
  'draft: not sent': { type: 'draft', sent: false },
} satisfies Record<string, SubmissionEvent>;

type State = keyof typeof states;
type Event = keyof typeof events;

/** What is not listed leaves the state as it is. */
const changes: Record<State, Partial<Record<Event, State | Submission>>> = {
  idle: { submit: 'submitting', 'draft: sent': 'interrupted' },
  submitting: {
    accepted: 'succeeded',
    refused: 'refused',
    'asked for a captcha': failed(captcha, true),
    'not confirmed': 'unconfirmed',
    'draft: not sent': 'idle',
  },
  'submitting again': {
    accepted: 'succeeded',
    refused: 'refused, in doubt',
    'asked for a captcha': failed(captcha, true),
    'not confirmed': 'unconfirmed',
    'draft: not sent': 'idle',
  },
  succeeded: {},
  refused: { submit: 'submitting', 'draft: sent': 'interrupted' },
  'refused, in doubt': { submit: 'submitting again', 'draft: not sent': 'idle' },
  unconfirmed: { submit: 'submitting again', 'draft: not sent': 'idle' },
  interrupted: { submit: 'submitting again', 'draft: not sent': 'idle' },
};

const rows = Object.keys(states).flatMap((state) =>
  Object.keys(events).map((event) => [state as State, event as Event] as const),
);

it.each(rows)('%s, then %s', (state, event) => {
  const { [event]: expected = state } = changes[state];
  const next = nextSubmission(states[state], events[event]);
  expect(next).toEqual(typeof expected === 'string' ? states[expected] : expected);
  // React renders, and moves the page, only for another object.
  if (expected === state) expect(next).toBe(states[state]);
});

it('a message may have arrived while it is sent, and once it was not confirmed', () => {
  const inDoubt = Object.entries(states).filter(([, state]) => mayHaveArrived(state));
  expect(inDoubt.map(([name]) => name)).toEqual([
    'submitting',
    'submitting again',
    'refused, in doubt',
    'unconfirmed',
    'interrupted',
  ]);
});
