/** The elements of the estimator's form that its script fills in or listens to, found once. */
export function targetsOf(form: HTMLFormElement) {
  const one = <Kind extends HTMLElement>(name: string) =>
    form.querySelector<Kind>(`[data-${name}]`)!;
  const byId = (name: string) => {
    const found = form.querySelectorAll<HTMLElement>(`[data-${name}]`);
    return new Map([...found].map((element) => [element.dataset[name]!, element]));
  };
  return {
    /** The breakdown and everything that goes with it. */
    result: one('result'),
    breakdown: one('breakdown'),
    /** Today's date, for printing. */
    day: one('day'),
    /** The estimate in short, in the bar. */
    short: one('short'),
    /** Where visitors read that some choices in the URL are no longer available; above the button. */
    faults: one('faults'),
    /** The submit button; its text depends on the estimate. */
    ask: one('ask'),
    /** The estimate in short again, for screen readers to announce. */
    announcement: one('announcement'),
    share: one<HTMLButtonElement>('share'),
    print: one<HTMLButtonElement>('print'),
    /** The price of each surcharge and extra, by its id. */
    prices: byId('price'),
    /** The words beside an extra's price, e.g. with conservatory, by the id of the extra. */
    workings: byId('workings'),
  };
}

export type Targets = ReturnType<typeof targetsOf>;
