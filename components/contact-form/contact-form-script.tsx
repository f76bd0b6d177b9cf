import { type Draft, keepDraft } from '../../lib/enquiry/draft';
import { fieldOf, readEnquiry, writeEnquiry } from '../../lib/enquiry/fields';
import { fillMessageLinks } from '../../lib/enquiry/message-links';
import { prefillFrom, withPrefill } from '../../lib/enquiry/prefill';
import { toDom } from '../to-dom';
import { widths } from '../widths';
import type { ContactFormData } from './contact-form';
import { Receipt } from './receipt';

const container = document.querySelector<HTMLElement>('[data-contact-form]')!;
const form = container.closest('form')!;
const data: ContactFormData = JSON.parse(container.dataset.contactForm!);

// A prerendered page starts when it is shown: until then, the visitor may be typing in another page with this draft.
if (Reflect.get(document, 'prerendering')) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else start();

const receipt = document.querySelector('[data-receipt]')!;
receipt.append(...toDom(<Receipt search={location.search} guide={data.guide} />));
// On a phone, one line leaves room for the form.
const bill = receipt.querySelector('details');
if (bill) bill.open = matchMedia(`(width >= ${widths.tablet})`).matches;

/** Keeps the draft without waiting for React, which then sends the form. */
function start() {
  const draft = keepDraft(form);
  addPrefill(draft);
  // Only our fields, since an extension may have added others with their names.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, text] of Object.entries(readEnquiry(form))) formData.set(name, text);
  });
  void import('./sending').then(({ renderSending }) =>
    renderSending(container, { form, draft, data }),
  );
}

/** Puts the estimate or topic of the URL into the message, and into the links that open one. */
function addPrefill(draft: Draft) {
  const earlier = draft.prefill();
  const prefill = prefillFrom(location.search, data) ?? earlier;
  fillMessageLinks(prefill);
  if (prefill === earlier) return;
  const box = fieldOf(form, 'message');
  const add = () => {
    writeEnquiry(form, { message: withPrefill(box.value, prefill, earlier) });
    draft.keep({ prefill });
  };
  // Not while the visitor types: a change would interrupt an input method in the middle of a word.
  if (box !== document.activeElement || !box.value) return add();
  const waiting = new AbortController();
  const { signal } = waiting;
  const settle = () => {
    waiting.abort();
    add();
  };
  box.addEventListener('blur', settle, { signal });
  // A keyboard or a voice may send the form without leaving the box. This runs before the form is read.
  form.addEventListener('submit', settle, { signal });
}
