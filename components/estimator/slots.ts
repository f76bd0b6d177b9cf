/** What the script fills in of the estimator's form, and its two buttons. */
export function slotsOf(form: HTMLFormElement) {
  const one = <Kind extends HTMLElement>(name: string) =>
    form.querySelector<Kind>(`[data-${name}]`)!;
  const byId = (name: string) => {
    const found = form.querySelectorAll<HTMLElement>(`[data-${name}]`);
    return new Map([...found].map((element) => [element.dataset[name]!, element]));
  };
  return {
    bill: one('bill'),
    /** The visitor's day, for paper. */
    day: one('day'),
    /** The bill in the bar of a phone. */
    short: one('short'),
    /** What the button asks for. */
    ask: one('ask'),
    /** The bill in sentences, for screen readers and to be shared. */
    sentences: one('sentences'),
    share: one<HTMLButtonElement>('share'),
    print: one<HTMLButtonElement>('print'),
    /** By the id of their surcharge or extra. */
    prices: byId('price'),
    /** Which price of an extra it is, by its id. */
    bases: byId('basis'),
  };
}

export type Slots = ReturnType<typeof slotsOf>;
