'use client';

import { useLayoutEffect } from 'react';
import type { PriceGuide } from '../../lib/content/price-guide';
import {
  estimateToSearch,
  parseEstimate,
  plainEstimate,
  type Estimate,
} from '../../lib/prices/estimate';
import { estimateTexts, type EstimateText } from '../../lib/prices/estimate-texts';
import { useFormAround } from '../use-form-around';
import { fillForm, isUntouched, readForm } from './estimator-form';

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
      return estimate;
    };
    const change = () => keepInAddress(show());

    const shared = parseEstimate(new URLSearchParams(location.search), guide);
    const touched = !isUntouched(current!);
    if (shared && !touched) fillForm(current!, shared);
    if (touched) change();
    else show();
    current!.addEventListener('input', change);
    return () => current!.removeEventListener('input', change);
  }, [form, guide]);

  return <div ref={inside} hidden />;
}

/** Puts the choice into the address of the page, so that it can be shared. */
function keepInAddress(estimate: Estimate) {
  try {
    history.replaceState(history.state, '', `?${estimateToSearch(estimate)}`);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the next one catches up.
  }
}
