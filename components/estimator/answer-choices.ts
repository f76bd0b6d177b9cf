import type { PriceGuide } from '../../lib/content/price-guide';
import { fillMessageLinks } from '../../lib/enquiry/message-links';
import { estimateRequest } from '../../lib/enquiry/prefill';
import {
  estimateToSearch,
  parseEstimate,
  plainEstimate,
  type Estimate,
} from '../../lib/prices/estimate';
import { enableSharing } from './enable-sharing';
import { fillForm, isUntouched, readForm } from './estimator-form';
import { resultTexts, type ResultText } from './result-texts';

/**
 * Prices what is chosen in the form. The form is the state: its choices are read now and on every
 * change, so that what was chosen before any script arrived counts. `data-live` then marks the form.
 */
export function answerChoices(form: HTMLFormElement, guide: PriceGuide): void {
  const chosen = () => readForm(form, guide) ?? plainEstimate(guide);
  const show = () => {
    const estimate = chosen();
    const texts = resultTexts(guide, estimate);
    for (const place of form.querySelectorAll<HTMLElement>('[data-text]')) {
      const text = texts[place.dataset.text as ResultText];
      // A screen reader announces the sentences once, when they have changed.
      if (place.textContent !== text) place.textContent = text;
    }
    fillMessageLinks(estimateRequest(guide, estimate), form);
    return estimate;
  };
  const choose = () => {
    // What was chosen is printed as a quotation.
    form.dataset.chosen = '';
    return show();
  };
  const change = () => saveInAddress(choose());
  enableSharing(form, () => {
    const estimate = chosen();
    return { words: resultTexts(guide, estimate).sentences, address: addressOf(estimate) };
  });

  const shared = parseEstimate(new URLSearchParams(location.search), guide);
  const touched = !isUntouched(form);
  if (shared && !touched) fillForm(form, shared);
  if (touched) change();
  else if (shared) choose();
  else show();
  // A second call takes the place of the first.
  form.oninput = change;
  form.dataset.live = '';
}

/** So that the address of the page can be shared. */
function saveInAddress(estimate: Estimate) {
  try {
    history.replaceState(history.state, '', addressOf(estimate));
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the next one catches up.
  }
}

function addressOf(estimate: Estimate): string {
  return `${location.origin}${location.pathname}?${estimateToSearch(estimate)}`;
}
