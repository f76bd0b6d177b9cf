/** Codes of the form service that concern the whole form. */
export const formCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
] as const;

/** Codes of the form service that concern one field. */
export const fieldCodes = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
] as const;

export type FormCode = (typeof formCodes)[number];
export type FieldCode = (typeof fieldCodes)[number];

/** One complaint of the service. `field` is the service's word, not always a field of ours. */
export type Problem = {
  code: FormCode | FieldCode | 'UNSPECIFIED';
  field?: string | undefined;
  message: string;
};

export type Refused = {
  ending: 'refused';
  /** `captcha`: only a plain HTML POST can pass. `too-many`: the service asks for a pause. */
  cause: 'captcha' | 'too-many' | 'errors';
  /** The service's summary, empty when it gave none. */
  error: string;
  problems: Problem[];
};

/** Nobody knows whether the message arrived. */
export type Unconfirmed = {
  ending: 'unconfirmed';
  cause: 'network' | 'timeout' | 'interrupted' | 'unreadable' | 'held';
};

/** How sending a message ended, as far as can be known. */
export type Outcome = { ending: 'accepted' } | Refused | Unconfirmed;
