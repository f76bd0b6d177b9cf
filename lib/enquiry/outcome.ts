/** One error of the service, in its own words; what it left out is empty. */
export type ServiceError = {
  /** The form service lists those that are known; any other counts as `UNSPECIFIED`. */
  code: string;
  /** Not always a field of ours. */
  field: string;
  message: string;
};

export type Refused = {
  ending: 'refused';
  /** `captcha`: only a plain HTML POST can pass. `too-many`: the service asks for a pause. */
  cause: 'captcha' | 'too-many' | 'errors';
  /** The service's summary, empty when it gave none. */
  error: string;
  errors: ServiceError[];
};

/** Nobody knows whether the message arrived. */
export type Unconfirmed = {
  ending: 'unconfirmed';
  cause: 'network' | 'offline' | 'timeout' | 'interrupted' | 'unreadable' | 'held';
};

export type Failure = Refused | Unconfirmed;

/** How sending a message ended, as far as can be known. */
export type Outcome = { ending: 'accepted' } | Failure;
