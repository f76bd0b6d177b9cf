import { expect, it } from 'vitest';
import { enquiry } from '../testing/enquiry';
import type { Failure, Outcome } from '../form-service/outcome';
import { nextSubmission, type Submission, type SubmissionEvent } from './submission';

const refusal: Failure = { kind: 'refused', cause: 'too-many' };
const captcha: Failure = { kind: 'refused', cause: 'captcha' };
const noReply: Failure = { kind: 'unconfirmed', cause: 'timeout' };
const interrupted: Failure = { kind: 'unconfirmed', cause: 'interrupted' };

const typed = enquiry();

const failed = (failure: Failure, mayHaveArrived: boolean) =>
  ({ state: 'failed', failure, mayHaveArrived }) satisfies Submission;
const states = {
  idle: { state: 'idle' },
  submitting: { state: 'submitting', enquiry: typed, earlierMayHaveArrived: false },
  'submitting again': { state: 'submitting', enquiry: typed, earlierMayHaveArrived: true },
  succeeded: { state: 'succeeded', enquiry: typed },
  refused: failed(refusal, false),
  'refused again': failed(refusal, true),
  'asked for a captcha': failed(captcha, true),
  unconfirmed: failed(noReply, true),
  interrupted: failed(interrupted, true),
} satisfies Record<string, Submission>;

const outcome = (of: Outcome): SubmissionEvent => ({ type: 'outcome', outcome: of });
const events = {
  submit: { type: 'submit', enquiry: typed },
  accepted: outcome({ kind: 'accepted' }),
  refused: outcome(refusal),
  'asked for a captcha': outcome(captcha),
  'not confirmed': outcome(noReply),
  'draft: may have arrived': { type: 'draft', mayHaveArrived: true },
  'draft: not sent': { type: 'draft', mayHaveArrived: false },
  again: { type: 'again' },
} satisfies Record<string, SubmissionEvent>;

type State = keyof typeof states;
type Event = keyof typeof events;

const ofSubmitting: Partial<Record<Event, State>> = {
  accepted: 'succeeded',
  'asked for a captcha': 'asked for a captcha',
  'not confirmed': 'unconfirmed',
  'draft: not sent': 'idle',
};
const ofUnconfirmed: Partial<Record<Event, State>> = {
  submit: 'submitting again',
  'draft: not sent': 'idle',
};

/** Events that are not listed do not change the state. */
const changes: Record<State, Partial<Record<Event, State>>> = {
  idle: { submit: 'submitting', 'draft: may have arrived': 'interrupted' },
  submitting: { ...ofSubmitting, refused: 'refused' },
  'submitting again': { ...ofSubmitting, refused: 'refused again' },
  succeeded: { again: 'idle' },
  refused: { submit: 'submitting', 'draft: may have arrived': 'interrupted' },
  'refused again': ofUnconfirmed,
  'asked for a captcha': ofUnconfirmed,
  unconfirmed: ofUnconfirmed,
  interrupted: ofUnconfirmed,
};

const rows = Object.keys(states).flatMap((state) =>
  Object.keys(events).map((event) => [state as State, event as Event] as const),
);

it.each(rows)('%s, then %s', (state, event) => {
  const { [event]: expected = state } = changes[state];
  const next = nextSubmission(states[state], events[event]);
  expect(next).toEqual(states[expected]);
  // React renders again, and the page moves, only for a new object.
  if (expected === state) expect(next).toBe(states[state]);
});
