/** Why a form service refused a message. */
export type ServiceError = {
  /** The name of the field at fault, which may not be among ours; without one, the whole message is. */
  field?: string;
  /** In our words: what follows the field's label on one line of a small phone, or else whole sentences. */
  words?: string | undefined;
  /** In the service's own words, which are shown where we have none. */
  message?: string;
};

export type Failure =
  /** `captcha`: only a plain HTML POST, on the service's own page, can succeed. `too-many`: status 429. */
  | { kind: 'refused'; cause: 'captcha' | 'too-many' }
  /** At least one error. */
  | { kind: 'refused'; cause: 'errors'; errors: ServiceError[] }
  /** Nobody knows whether the message arrived. */
  | {
      kind: 'unconfirmed';
      cause: 'network' | 'offline' | 'timeout' | 'interrupted' | 'unreadable' | 'held';
    };

/** How sending a message ended, as far as can be known. */
export type Outcome = { kind: 'accepted' } | Failure;
