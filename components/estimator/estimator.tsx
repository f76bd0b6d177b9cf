'use client';

import { useLayoutEffect } from 'react';
import type { PriceGuide } from '../../lib/content/price-guide';
import { fillMessageLinks } from '../../lib/enquiry/message-links';
import { estimateRequest } from '../../lib/enquiry/prefill';
import {
  estimateToSearch,
  parseEstimate,
  plainEstimate,
  type Estimate,
} from '../../lib/prices/estimate';
import { describeEstimate } from '../../lib/prices/estimate-words';
import { estimateTexts, type EstimateText } from '../../lib/prices/estimate-texts';
import { useFormAround } from '../use-form-around';
import { fillForm, isUntouched, readForm } from './estimator-form';
import { keepEstimate } from './keep-estimate';

/**
 * Prices what is chosen in the form around it. The form is the state: its choices are read on mount
 * and on every change, so that what was chosen before React arrived counts.
 */
export function Estimator({ guide }: { guide: PriceGuide }) {
  const [form, inside] = useFormAround();

  useLayoutEffect(() => {
    const { current } = form;
    const show = () => {
      const estimate = readForm(current!, guide) ?? plainEstimate(guide);
      const texts = estimateTexts(guide, estimate);
      for (const place of current!.querySelectorAll<HTMLElement>('[data-text]')) {
        const text = texts[place.dataset.text as EstimateText];
        // A screen reader announces the sentences once, when they have changed.
        if (place.textContent !== text) place.textContent = text;
      }
      fillMessageLinks(estimateRequest(guide, estimate), current!);
      return estimate;
    };
    const choose = () => {
      // On paper, what was chosen is a quotation.
      current!.setAttribute('data-chosen', '');
      return show();
    };
    const change = () => keepInAddress(choose());
    keepEstimate(current!, () => {
      const estimate = readForm(current!, guide) ?? plainEstimate(guide);
      return {
        words: describeEstimate(guide, estimate).join(' '),
        address: addressOf(estimate),
      };
    });

    const shared = parseEstimate(new URLSearchParams(location.search), guide);
    const touched = !isUntouched(current!);
    if (shared && !touched) fillForm(current!, shared);
    if (touched) change();
    else if (shared) choose();
    else show();
    current!.addEventListener('input', change);
    return () => current!.removeEventListener('input', change);
  }, [form, guide]);

  return <div ref={inside} hidden />;
}

/** Puts the choice into the address of the page, so that it can be shared. */
function keepInAddress(estimate: Estimate) {
  try {
    history.replaceState(history.state, '', addressOf(estimate));
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the next one catches up.
  }
}

function addressOf(estimate: Estimate): string {
  return `${location.origin}${location.pathname}?${estimateToSearch(estimate)}`;
}
