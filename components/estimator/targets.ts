/** The elements of the estimator's form that its script fills in or listens to, found once. */
export function targetsOf(form: HTMLFormElement) {
  const one = <Kind extends HTMLElement>(name: string) =>
    form.querySelector<Kind>(`[data-${name}]`)!;
  const byId = (name: string) => {
    const found = form.querySelectorAll<HTMLElement>(`[data-${name}]`);
    return new Map([...found].map((element) => [element.dataset[name]!, element]));
  };
  return {
    /** The bill and all that goes with it. */
    result: one('result'),
    bill: one('bill'),
    /** The visitor's day, for paper. */
    day: one('day'),
    /** The bill in the bar of a phone. */
    short: one('short'),
    /** What the address asks for and cannot have, above the button. */
    faults: one('faults'),
    /** Submits the form; its words say what for. */
    ask: one('ask'),
    /** What a screen reader says of the latest choice. */
    announcement: one('announcement'),
    share: one<HTMLButtonElement>('share'),
    print: one<HTMLButtonElement>('print'),
    /** What a surcharge or an extra costs, by its id. */
    prices: byId('price'),
    /** Which of its prices that is, such as the one with a conservatory, by the id of the extra. */
    bases: byId('basis'),
  };
}

export type Targets = ReturnType<typeof targetsOf>;
