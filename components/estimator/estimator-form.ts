import type { PriceGuide } from '../../lib/content/price-guide';
import { estimateToSearch, parseEstimate, type Estimate } from '../../lib/prices/estimate';

/** The choice in the form. Panels that are not a number count as none; the field itself says so. */
export function readForm(form: HTMLFormElement, guide: PriceGuide): Estimate | undefined {
  const values = new FormData(form);
  const estimate = parseEstimate(values, guide);
  if (estimate) return estimate;
  values.delete('roofPanels');
  return parseEstimate(values, guide);
}

/** Whether the form is still as in the HTML. */
export function isUntouched(form: HTMLFormElement): boolean {
  return inputsOf(form).every(
    (input) => input.checked === input.defaultChecked && input.value === input.defaultValue,
  );
}

/** Sets the form to the estimate. */
export function fillForm(form: HTMLFormElement, estimate: Estimate): void {
  const values = new Map([['gutters', 'none'], ...estimateToSearch(estimate)]);
  for (const input of inputsOf(form)) {
    if (input.type === 'text') input.value = values.get(input.name) ?? '';
    else input.checked = values.get(input.name) === input.value;
  }
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')];
}
