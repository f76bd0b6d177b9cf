/** Names of the estimator's inputs, which are the parameters of its addresses: what is ticked shares a name. */
export const parameters = {
  home: 'home',
  frequency: 'frequency',
  /** The ids of the surcharges that a home has. */
  has: 'has',
  /** The ids of the extras that are ticked. */
  extra: 'extra',
  /** What a message asks about, beside an estimate. */
  about: 'about',
};

const own = `${parameters.extra}.`;

/** The name of an extra's own input, for a count, a size or an answer: extra.conservatory-roof. */
export function ownParameter(id: string): string {
  return own + id;
}

/** The id in the name of an extra's own input; undefined for other names. */
export function idInParameter(name: string): string | undefined {
  return name.startsWith(own) ? name.slice(own.length) : undefined;
}
