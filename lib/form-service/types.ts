import type { Outcome } from './outcome';

/** Everything that differs between form services. */
export type FormService = {
  /** Its name, as the owner reads it after a release. */
  name: string;
  /** The company that runs it, its country and its privacy policy, shown to visitors beside the form. */
  company: { name: string; country: string; privacyPolicy: string };
  /** What the id of a form looks like: “example” must match. The rule follows “must be”. */
  formId: { pattern: RegExp; rule: string };
  /** Where the form with this id posts to, and what it sends besides its fields and the honeypot. */
  action(formId: string): string;
  hiddenFields(formId: string): Record<string, string>;
  /** The name of the field that only robots fill in; the service drops their messages. Our script never sends it. */
  honeypot: string;
  /**
   * The outcome that a reply to script reports. A message is accepted only if status and body both say so; an unclear
   * reply and any server error leave it unconfirmed. Never throws.
   */
  readReply(status: number, body: string): Outcome;
};

type SampleReply = { status: number; body: object };

/**
 * Replies that a service documents: `refused` for a reason that visitors can't change; `markup` has HTML in its words;
 * `invalid` has errors of the email, the message and the whole form, `wrongEmail` only of the email; `captcha` asks for
 * one; `held` as spam. Leave out those that the service never gives.
 */
export type SampleReplies = Record<'accepted' | 'refused' | 'markup', SampleReply> &
  Partial<Record<'invalid' | 'wrongEmail' | 'captcha' | 'held', SampleReply>>;
