// Names of the estimator's inputs, which are the parameters of its URLs: what is ticked shares a name.

export const home = 'home';

export const frequency = 'frequency';

/** In place of the id of a frequency: no cleans, but extras alone. */
export const none = 'none';

/** The ids of the surcharges that a home has. */
export const has = 'has';

/** The ids of the extras that are ticked. */
export const extra = 'extra';

/** What a message asks about, beside an estimate. */
export const about = 'about';

/** What begins the name of an extra's own input, for a count or an answer, as in extra.conservatory-roof. */
export const extraPrefix = 'extra.';
