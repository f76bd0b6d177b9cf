/** Why a form service refused a message. */
export type ServiceError = {
  /** The name of the field at fault, perhaps not one of ours; without it, the whole message is at fault. */
  field?: string;
  /** In our words: for a field, what follows its label, short enough for a small phone; otherwise whole sentences. */
  words?: string | undefined;
  /** In the service's own words, which visitors read only if we have none. */
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
