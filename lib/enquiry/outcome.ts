/** The JSON object in a reply; its properties may be anything. */
export type Reply = Record<string, unknown>;

/** An error as the service words it; what it leaves out is empty. */
export type ServiceError = {
  /** Those that are not in `formService` count as `UNSPECIFIED`. */
  code: string;
  /** May be a name that is not among our fields. */
  field: string;
  message: string;
};

export type Failure =
  /** `captcha`: only a plain HTML POST, on the service's own page, can succeed. `too-many`: status 429. */
  | { ending: 'refused'; cause: 'captcha' | 'too-many' }
  /** At least one error: those that the reply lists, or else its summary. */
  | { ending: 'refused'; cause: 'errors'; errors: ServiceError[] }
  /** Nobody knows whether the message arrived. */
  | {
      ending: 'unconfirmed';
      cause: 'network' | 'offline' | 'timeout' | 'interrupted' | 'unreadable' | 'held';
    };

/** How sending a message ended, as far as can be known. */
export type Outcome = { ending: 'accepted' } | Failure;
