'use client';

import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PriceGuide } from '../../lib/content/price-guide';
import {
  estimateToSearch,
  exampleEstimate,
  parseEstimate,
  type Estimate,
} from '../../lib/prices/estimate';
import { describeEstimate } from '../../lib/prices/estimate-words';
import { useFormAround } from '../use-form-around';
import { CleanReceipt, OccasionalReceipt } from './estimate-receipts';
import { fillForm, isUntouched, readForm } from './estimator-form';

/**
 * Prices what is chosen in the form around it. The form is the state: its choices are read on mount
 * and on every change, so that what was chosen before React arrived counts.
 */
export function Estimator({ guide }: { guide: PriceGuide }) {
  const [form, inside] = useFormAround();
  const [shown, setShown] = useState<{ estimate: Estimate; clean: Element; occasional: Element }>();

  useLayoutEffect(() => {
    const { current } = form;
    const clean = current!.querySelector('[data-receipt=clean]')!;
    const occasional = current!.querySelector('[data-receipt=occasional]')!;
    const show = () => {
      const estimate = readForm(current!, guide) ?? exampleEstimate(guide);
      current!.querySelector('output')!.textContent = describeEstimate(guide, estimate).join(' ');
      setShown({ estimate, clean, occasional });
      return estimate;
    };
    const change = () => keepInAddress(show());

    const shared = parseEstimate(new URLSearchParams(location.search), guide);
    const touched = !isUntouched(current!);
    if (shared && !touched) fillForm(current!, shared);
    // The receipts of the HTML give way to live ones.
    clean.replaceChildren();
    occasional.replaceChildren();
    if (touched) change();
    else show();
    current!.addEventListener('input', change);
    return () => current!.removeEventListener('input', change);
  }, [form, guide]);

  return (
    <div ref={inside} hidden>
      {shown && createPortal(<CleanReceipt guide={guide} {...shown} />, shown.clean)}
      {shown && createPortal(<OccasionalReceipt guide={guide} {...shown} />, shown.occasional)}
    </div>
  );
}

/** Makes the address of the page one that can be shared. */
function keepInAddress(estimate: Estimate) {
  try {
    history.replaceState(history.state, '', `?${estimateToSearch(estimate)}`);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the next one catches up.
  }
}
