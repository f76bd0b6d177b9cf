import type { Failure, Outcome } from './outcome';

/** Where a message stands. */
export type Submission =
  | { state: 'idle' }
  /** `doubt`: an attempt before this one may have arrived. */
  | { state: 'submitting'; doubt: boolean }
  | { state: 'succeeded' }
  /** `doubt`: this attempt, or one before it, may have arrived. */
  | { state: 'failed'; failure: Failure; doubt: boolean };

export type SubmissionEvent =
  | { type: 'submit' }
  | { type: 'outcome'; outcome: Outcome }
  /** What the draft says when the page arrives, comes back or is emptied. */
  | { type: 'draft'; sent: boolean };

/** The next state. An event that does not matter in a state leaves it, the same object, as it is. */
export function nextSubmission(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'submit':
      if (submission.state === 'submitting' || submission.state === 'succeeded') return submission;
      return { state: 'submitting', doubt: mayHaveArrived(submission) };
    case 'outcome':
      return submission.state === 'submitting'
        ? ended(event.outcome, submission.doubt)
        : submission;
    case 'draft':
      if (submission.state === 'succeeded' || event.sent === mayHaveArrived(submission)) {
        return submission;
      }
      return event.sent ? ended(interrupted, true) : { state: 'idle' };
  }
}

/** Whether the draft has to note that the message may have arrived. */
export function mayHaveArrived(submission: Submission): boolean {
  return submission.state === 'submitting' || (submission.state === 'failed' && submission.doubt);
}

/** Whether only a plain HTML POST can pass. */
export function wantsCaptcha(outcome: Outcome): boolean {
  return outcome.ending === 'refused' && outcome.cause === 'captcha';
}

const interrupted: Failure = { ending: 'unconfirmed', cause: 'interrupted' };

function ended(outcome: Outcome, doubt: boolean): Submission {
  if (outcome.ending === 'accepted') return { state: 'succeeded' };
  const isUnclear = outcome.ending === 'unconfirmed' || wantsCaptcha(outcome);
  return { state: 'failed', failure: outcome, doubt: doubt || isUnclear };
}
