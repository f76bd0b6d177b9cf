import { keepDraft, wasAccepted } from '../../lib/enquiry/draft';
import { sentFields } from '../../lib/enquiry/fields';
import { prefillFrom } from '../../lib/enquiry/prefill';
import { readEstimateQuery } from '../../lib/prices/estimate-query';
import { toDom } from '../to-dom';
import type { ContactFormData } from './contact-form';
import { EstimateSummary } from './estimate-summary';

const container = document.querySelector<HTMLElement>('[data-contact-form]')!;
const form = container.closest('form')!;
const data: ContactFormData = JSON.parse(container.dataset.contactForm!);
const accepted = wasAccepted();
document.querySelector<HTMLElement>('[data-accepted]')!.hidden = !accepted;
const estimateQuery = readEstimateQuery(accepted ? '' : location.search, data.guide);

// A prerendered page starts when it is shown: until then, the visitor may be typing in another page with this draft.
if (Reflect.get(document, 'prerendering')) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else start();

const estimateSummary = document.querySelector('[data-estimate-summary]')!;
estimateSummary.append(
  ...toDom(<EstimateSummary estimateQuery={estimateQuery} guide={data.guide} />),
);
// On a phone, a closed breakdown leaves room for the form; on a tablet, it moves less of what is below it.
const breakdown = estimateSummary.querySelector('details');
if (breakdown) breakdown.open = matchMedia('(width >= 60rem)').matches;

/** Keeps the draft without waiting for React, which then sends the form. */
function start() {
  const draft = keepDraft(form, prefillFrom(estimateQuery, data.topics));
  // Only our fields, since an extension may have added others, even with their names.
  form.addEventListener('formdata', ({ formData }) => {
    for (const name of [...formData.keys()]) formData.delete(name);
    for (const [name, value] of sentFields(form)) formData.append(name, value);
  });
  void import('./sending').then(({ startSending }) =>
    startSending(container, draft, { form, data, estimateQuery }),
  );
}
