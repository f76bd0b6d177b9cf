import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ContactForm } from './contact-form-outcome';

/** Starts React in an empty element of the form, in the task that loaded it. */
export function startContactForm(place: HTMLElement) {
  const props = JSON.parse(place.dataset.contactForm!);
  flushSync(() => createRoot(place).render(<ContactForm {...props} />));
}
