import type { Outcome } from '../enquiry/outcome';

/** What the visitor must be told about a message sent by script. */
export type Ending = Outcome['ending'];

/** What the stand-in does with a message, and what it replies. */
export type Scenario = {
  ending: Ending;
  delivers: boolean;
  status: number;
  /** The body of the reply to script: JSON, or an HTML page. */
  body: string;
  contentType: string;
  /** Accepts only a plain HTML POST, after a captcha page. */
  captcha?: boolean;
  fault?: 'hang' | 'hang-midway' | 'reset-after-reading' | 'redirect-without-cors';
};

function json(ending: Ending, delivers: boolean, status: number, body: object): Scenario {
  return { ending, delivers, status, body: JSON.stringify(body), contentType: 'application/json' };
}

function html(delivers: boolean, status: number, heading: string): Scenario {
  const body = `<!doctype html><title>${heading}</title><h1>${heading}</h1>`;
  return { ending: 'unconfirmed', delivers, status, body, contentType: 'text/html' };
}

const accepted = json('accepted', true, 200, { next: '/thanks', ok: true });
const refused = (status: number, body: object) => json('refused', false, status, body);
const invalid = (...errors: object[]) => refused(422, { error: 'Validation errors', errors });
const broken = (fault: NonNullable<Scenario['fault']>) =>
  ({ ...accepted, ending: 'unconfirmed', fault }) satisfies Scenario;

const notAnEmail = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' };
const image = '<img src=x onerror="document.title=1">';
const noScript =
  "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled in this form's settings page.";

/**
 * What the stand-in form service does with a message, by form id: one of each kind that a page treats
 * differently.
 */
export const scenarios = {
  preview: accepted,

  // Refused
  'type-email': invalid(notAnEmail),
  'several-fields': invalid(
    notAnEmail,
    { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'should not be empty' },
    { code: 'BLOCKED', message: 'is blocked' },
  ),
  markup: invalid(
    { code: 'NEW_RULE', field: 'name', message: image },
    { code: 'NEW_RULE', message: image },
  ),
  'form-not-found': refused(404, {
    error: 'Form not found',
    errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
  }),
  captcha: { ...refused(403, { error: noScript }), captcha: true },

  // Unconfirmed: the reply does not say
  spam: json('unconfirmed', false, 200, { ok: true, status: 'spam' }),
  html: html(true, 200, 'Thanks!'),
  'server-error': html(false, 500, 'Internal Server Error'),

  // Unconfirmed: the reply breaks off or never comes
  hang: broken('hang'),
  'hang-midway': broken('hang-midway'),
  'reset-after-reading': broken('reset-after-reading'),
  'redirect-without-cors': broken('redirect-without-cors'),
} satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;

/** The scenario of a form id. Anything after a dot is ignored, so that tests can use their own ids. */
export function scenarioOf(formId: string): Scenario {
  const id = formId.split('.')[0]!;
  return Object.hasOwn(scenarios, id) ? scenarios[id as ScenarioId] : scenarios['form-not-found'];
}
