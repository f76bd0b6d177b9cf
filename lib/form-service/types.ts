import type { Outcome } from './outcome';

/** All that is particular to a form service. */
export type FormService = {
  /** Its name, as the owner reads it after a release. */
  name: string;
  /** The company that runs it, its country and its privacy policy, of which visitors are told beside the form. */
  company: { name: string; country: string; privacyPolicy: string };
  /** What the id of a form looks like: “example” has to match. The rule follows “must be”. */
  formId: { pattern: RegExp; rule: string };
  /** Where the form with this id posts to, and what it sends besides its fields and the honeypot. */
  action(formId: string): string;
  hiddenFields(formId: string): Record<string, string>;
  /** The name of the field that only robots fill in: the service drops such a message. */
  honeypot: string;
  /**
   * The outcome that a reply to script reports. A message is accepted only if status and body both say so; an unclear
   * reply and any server error leave it unconfirmed. Never throws.
   */
  readReply(status: number, body: string): Outcome;
};

type SampleReply = { status: number; body: object };

/**
 * Replies that a service documents: `refused` for a reason that nobody can mend; `markup` in words that are HTML;
 * `invalid` for the email, for the message and as a whole; `wrongEmail` for the email alone; `captcha` without one; `held`
 * as spam. Those that it never gives are left out.
 */
export type SampleReplies = Record<'accepted' | 'refused' | 'markup', SampleReply> &
  Partial<Record<'invalid' | 'wrongEmail' | 'captcha' | 'held', SampleReply>>;
