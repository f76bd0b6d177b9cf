import { replies } from '../form-service/formspree-replies';
import type { Outcome } from '../form-service/outcome';
import type { SampleReplies } from '../form-service/types';

/** What the visitor must be told about a message sent by script. */
export type OutcomeKind = Outcome['kind'];

/** What the stand-in does with a message, and what it replies. */
export type Scenario = {
  outcome: OutcomeKind;
  delivers: boolean;
  status: number;
  /** The body of the reply to script: JSON, or an HTML page. */
  body: string;
  contentType: string;
  /** Accepts only a plain HTML POST, after a captcha page. */
  captcha?: boolean;
  fault?: 'hang' | 'hang-midway' | 'reset-after-reading' | 'redirect-without-cors';
};

function json(outcome: OutcomeKind, { status, body }: SampleReplies['accepted']): Scenario {
  const delivers = outcome === 'accepted';
  return { outcome, delivers, status, body: JSON.stringify(body), contentType: 'application/json' };
}

function html(delivers: boolean, status: number, heading: string): Scenario {
  const body = `<!doctype html><title>${heading}</title><h1>${heading}</h1>`;
  return { outcome: 'unconfirmed', delivers, status, body, contentType: 'text/html' };
}

const accepted = json('accepted', replies.accepted);
const { invalid, wrongEmail, captcha, held } = replies;
const broken = (fault: NonNullable<Scenario['fault']>) =>
  ({ ...accepted, outcome: 'unconfirmed', fault }) satisfies Scenario;

/** What the stand-in form service can do with a message: one scenario for each case that a page treats differently. */
export const scenarios = {
  accepted,

  // Refused
  refused: json('refused', replies.refused),
  markup: json('refused', replies.markup),
  ...(invalid && { invalid: json('refused', invalid) }),
  ...(captcha && { captcha: { ...json('refused', captcha), captcha: true } }),

  // Unconfirmed: the reply does not say whether the message arrived
  ...(held && { held: json('unconfirmed', held) }),
  html: html(true, 200, 'Thanks!'),
  'server-error': html(false, 500, 'Internal Server Error'),

  // Unconfirmed: the reply breaks off or never comes
  hang: broken('hang'),
  'hang-midway': broken('hang-midway'),
  'reset-after-reading': broken('reset-after-reading'),
  'redirect-without-cors': broken('redirect-without-cors'),
} satisfies Record<string, Scenario>;

/** What the service does with an invalid email address. */
export const badEmail = wrongEmail ? json('refused', wrongEmail) : accepted;

export type ScenarioId = keyof typeof scenarios;

/** A scenario; a refusal if the form service never replies like that. */
export function scenarioOf(id: ScenarioId): Scenario {
  return scenarios[id] ?? scenarios.refused;
}
