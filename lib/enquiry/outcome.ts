/** The JSON of a reply: nothing is known about its properties. */
export type Reply = Record<string, unknown>;

/** One error of the service, in its own words; what it left out is empty. */
export type ServiceError = {
  /** The form service lists those that are known; any other counts as `UNSPECIFIED`. */
  code: string;
  /** Not always a field of ours. */
  field: string;
  message: string;
};

export type Failure =
  /** `captcha`: only a plain HTML POST can pass. `too-many`: the service asks for a pause. */
  | { ending: 'refused'; cause: 'captcha' | 'too-many' }
  /** At least one. The summary of a reply counts as an error where no list follows. */
  | { ending: 'refused'; cause: 'errors'; errors: ServiceError[] }
  /** Nobody knows whether the message arrived. */
  | {
      ending: 'unconfirmed';
      cause: 'network' | 'offline' | 'timeout' | 'interrupted' | 'unreadable' | 'held';
    };

/** How sending a message ended, as far as can be known. */
export type Outcome = { ending: 'accepted' } | Failure;
