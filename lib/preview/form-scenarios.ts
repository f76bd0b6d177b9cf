/** What the visitor must be told about a message sent by script. */
export type Ending = 'accepted' | 'refused' | 'unconfirmed';

type Fault =
  | 'hang'
  | 'hang-midway'
  | 'reset-before-reading'
  | 'reset-after-reading'
  | 'drop-midway'
  | 'redirect-without-cors';

export type Scenario = {
  ending: Ending;
  delivers: boolean;
  status: number;
  /** The exact body of a reply to a request for JSON. */
  body: string;
  contentType: string;
  /** Accepts only a plain HTML POST, after a captcha page. */
  captcha?: boolean;
  /** Milliseconds between delivery and reply. */
  delay?: number;
  fault?: Fault;
};

/** One entry of `errors` in the service's reply. Real services do not always stick to it. */
type ErrorItem = { code?: string; field?: string; message: string; details?: object };

function json(ending: Ending, delivers: boolean, status: number, body: unknown): Scenario {
  return { ending, delivers, status, body: JSON.stringify(body), contentType: 'application/json' };
}

const accepted = (body: unknown) => json('accepted', true, 200, body);
const refused = (status: number, body: unknown) => json('refused', false, status, body);
const otherShape = (body: unknown, status = 200) => json('unconfirmed', true, status, body);

const invalid = (...errors: ErrorItem[]) => refused(422, { error: 'Validation errors', errors });

const formError = (status: number, code: string, message: string) =>
  refused(status, { error: message, errors: [{ code, message }] });

const wantsCaptcha = (status: number, error: string): Scenario => ({
  ...refused(status, { error }),
  captcha: true,
});

const unreadable = (
  delivers: boolean,
  status: number,
  contentType: string,
  body: string,
): Scenario => ({
  ending: 'unconfirmed',
  delivers,
  status,
  body,
  contentType,
});

const broken = (delivers: boolean, fault: Fault): Scenario => ({
  ...unreadable(delivers, 200, 'application/json', '{"next":"/thanks","ok":true}'),
  fault,
});

/** What the stand-in form service does with a message, by form id. */
export const scenarios = {
  // Accepted
  preview: accepted({ next: '/thanks', ok: true }),
  'ok-without-next': accepted({ ok: true }),
  'old-success': accepted({ success: 'email sent', next: 'https://forms.example/thanks' }),
  slow: { ...accepted({ next: '/thanks', ok: true }), delay: 1_500 },

  // Refused: one or more fields
  'required-field-empty': invalid({
    code: 'REQUIRED_FIELD_EMPTY',
    field: 'message',
    message: 'should not be empty',
  }),
  'required-field-missing': invalid({
    code: 'REQUIRED_FIELD_MISSING',
    field: 'name',
    message: 'is required',
  }),
  'type-email': invalid({ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }),
  'type-numeric': invalid({
    code: 'TYPE_NUMERIC',
    field: 'address',
    message: 'should be a number',
    details: { type: 'numeric' },
  }),
  'type-text': invalid({ code: 'TYPE_TEXT', field: 'name', message: 'should be text' }),
  'status-400': refused(400, {
    error: 'Validation errors',
    errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
  }),
  'several-fields': invalid(
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'should not be empty' },
    { code: 'BLOCKED', message: 'is blocked' },
  ),
  'several-for-one-field': invalid(
    { code: 'REQUIRED_FIELD_EMPTY', field: 'email', message: 'should not be empty' },
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
  ),
  'unknown-field': invalid({ code: 'TYPE_TEXT', field: 'postcode', message: 'should be text' }),
  'inherited-field': invalid({ code: 'TYPE_TEXT', field: 'toString', message: 'should be text' }),
  'field-without-code': invalid({ field: 'email', message: 'looks wrong to us' }),
  'slow-refusal': {
    ...invalid({ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }),
    delay: 1_500,
  },

  // Refused: the form as a whole
  blocked: formError(403, 'BLOCKED', 'This submission was blocked'),
  empty: formError(422, 'EMPTY', 'The submission is empty'),
  'files-too-big': formError(422, 'FILES_TOO_BIG', 'The files are too big'),
  'form-not-found': formError(404, 'FORM_NOT_FOUND', 'Form not found'),
  inactive: formError(403, 'INACTIVE', 'This form is not active'),
  'no-file-uploads': formError(422, 'NO_FILE_UPLOADS', 'File uploads are not permitted'),
  'project-not-found': formError(404, 'PROJECT_NOT_FOUND', 'Project not found'),
  'too-many-files': formError(422, 'TOO_MANY_FILES', 'There are too many files'),
  'old-not-active': refused(403, { error: 'Form not active' }),
  'old-over-quota': refused(200, { error: 'form over quota' }),
  'too-many-requests': refused(429, { error: 'Too many requests' }),
  'no-errors-listed': refused(422, { error: 'Validation errors', errors: [] }),

  // Refused: unknown codes, some of them names of inherited properties
  'unknown-code': formError(422, 'NEW_RULE', 'The message broke a new rule'),
  'unknown-field-code': invalid({
    code: 'TYPE_POSTCODE',
    field: 'address',
    message: 'should hold a postcode',
  }),
  'code-to-string': formError(422, 'toString', 'The message broke a new rule'),
  'code-constructor': invalid({
    code: 'constructor',
    field: 'email',
    message: 'should be built differently',
  }),
  'code-proto': formError(422, '__proto__', 'The message broke a new rule'),
  'code-missing': invalid({ message: 'The message broke a new rule' }),
  markup: invalid(
    { code: 'NEW_RULE', field: 'name', message: '<img src=x onerror="document.title=1">' },
    { code: 'NEW_RULE', message: '<img src=x onerror="document.title=1">' },
  ),

  // Refused: only a plain HTML POST can pass
  captcha: wantsCaptcha(400, 'Please complete the reCAPTCHA'),
  'new-form': wantsCaptcha(
    403,
    "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled in this form's settings page.",
  ),

  // Unconfirmed: the reply does not say
  'old-held': { ...otherShape({ success: 'confirmation email sent' }), delivers: false },
  html: unreadable(true, 200, 'text/html', '<!doctype html><title>Thanks</title><h1>Thanks!</h1>'),
  'slow-failure': { ...unreadable(true, 200, 'text/html', '<h1>Thanks!</h1>'), delay: 1_500 },
  'html-as-json': unreadable(true, 200, 'application/json', '<!doctype html><h1>Thanks!</h1>'),
  'server-error': unreadable(false, 500, 'text/html', '<h1>Internal Server Error</h1>'),
  'bad-gateway': unreadable(true, 502, 'text/html', '<h1>502 Bad Gateway</h1>'),
  'empty-reply': unreadable(true, 200, 'application/json', ''),
  'empty-refusal': unreadable(false, 422, 'application/json', ''),
  'cut-short': unreadable(true, 200, 'application/json', '{"next":"/thanks","ok":tr'),
  'json-null': otherShape(null),
  'json-list': otherShape([{ ok: true }]),
  'json-string': otherShape('ok'),
  'json-other': otherShape({ status: 'queued', id: 17 }),
  'not-ok': otherShape({ ok: false }),
  'error-of-another-shape': otherShape({ error: { reason: 17 } }, 400),

  // Unconfirmed: no whole reply at all
  hang: broken(true, 'hang'),
  'hang-midway': broken(true, 'hang-midway'),
  'reset-before-reading': broken(false, 'reset-before-reading'),
  'reset-after-reading': broken(true, 'reset-after-reading'),
  'drop-midway': broken(true, 'drop-midway'),
  'redirect-without-cors': broken(true, 'redirect-without-cors'),
} satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;

/** The scenario of a form id. Anything after a dot is ignored, so that tests can use their own ids. */
export function scenarioOf(formId: string): Scenario {
  const id = formId.split('.')[0] ?? '';
  return Object.hasOwn(scenarios, id) ? scenarios[id as ScenarioId] : scenarios['form-not-found'];
}
