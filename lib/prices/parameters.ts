// Names of the estimator's inputs, which are also the parameters of its URLs. Tick boxes of one kind share a name.

export const home = 'home';

export const frequency = 'frequency';

/** Instead of the id of a frequency: only extras, no cleans. */
export const noCleans = 'none';

/** The ids of the surcharges that a home has. */
export const has = 'has';

/** The ids of the extras that are ticked. */
export const extra = 'extra';

/** What a message asks about, besides an estimate. */
export const about = 'about';

/** Begins the name of an extra's own input, for a number or an answer, e.g. extra.conservatory-roof. */
export const extraPrefix = 'extra.';
