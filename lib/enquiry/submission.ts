import type { Enquiry } from './fields';
import type { Failure, Outcome } from '../form-service/outcome';

/** The state of a message: whether it is being sent, has been accepted, or failed. */
export type Submission =
  | { state: 'idle' }
  | { state: 'submitting'; enquiry: Enquiry; earlierMayHaveArrived: boolean }
  | { state: 'succeeded'; enquiry: Enquiry }
  /** `mayHaveArrived`: this attempt, or one before it. */
  | { state: 'failed'; failure: Failure; mayHaveArrived: boolean };

export type SubmissionEvent =
  | { type: 'submit'; enquiry: Enquiry }
  | { type: 'outcome'; outcome: Outcome }
  /** From the draft, when the page loads, is shown again or is typed in, since emptying the form changes it. */
  | { type: 'draft'; mayHaveArrived: boolean }
  /** The visitor wants to change what was accepted. */
  | { type: 'again' };

/** The state after an event; the same object if the event changes nothing. */
export function nextSubmission(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'submit':
      if (submission.state === 'submitting' || submission.state === 'succeeded') return submission;
      return {
        state: 'submitting',
        enquiry: event.enquiry,
        earlierMayHaveArrived: mayHaveArrived(submission),
      };
    case 'outcome':
      return submission.state === 'submitting' ? ended(event.outcome, submission) : submission;
    case 'draft':
      if (submission.state === 'succeeded' || event.mayHaveArrived === mayHaveArrived(submission)) {
        return submission;
      }
      return event.mayHaveArrived
        ? { state: 'failed', failure: interrupted, mayHaveArrived: true }
        : { state: 'idle' };
    case 'again':
      return submission.state === 'succeeded' ? { state: 'idle' } : submission;
  }
}

/** Whether any attempt to send the message may have arrived. The draft stores this. */
export function mayHaveArrived(submission: Submission): boolean {
  return (
    submission.state === 'submitting' ||
    (submission.state === 'failed' && submission.mayHaveArrived)
  );
}

/** Whether the service asks for a captcha, so that only a plain HTML POST can succeed. */
export function wantsCaptcha(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && outcome.cause === 'captcha';
}

const interrupted: Failure = { kind: 'unconfirmed', cause: 'interrupted' };

function ended(
  outcome: Outcome,
  { enquiry, earlierMayHaveArrived }: Extract<Submission, { state: 'submitting' }>,
): Submission {
  if (outcome.kind === 'accepted') return { state: 'succeeded', enquiry };
  const thisMayHaveArrived = outcome.kind === 'unconfirmed' || wantsCaptcha(outcome);
  return {
    state: 'failed',
    failure: outcome,
    mayHaveArrived: earlierMayHaveArrived || thisMayHaveArrived,
  };
}
