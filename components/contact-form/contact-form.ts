import type { Draft } from '../../lib/enquiry/draft';
import type { FieldName } from '../../lib/enquiry/fields';

const key = 'contact-form';
const place = document.querySelector<HTMLElement>('[data-contact-form]')!;
const form = place.closest('form')!;
const boxes = form.querySelectorAll<HTMLInputElement & { name: FieldName }>('[required]');
let known: Partial<Draft> = {};

// Nobody sees a prerendered page yet, and the visitor may be typing in the page before it.
if (Reflect.get(document, 'prerendering')) {
  document.addEventListener('prerenderingchange', takeOver, { once: true });
} else takeOver();

/** Keeps the required fields, also while React is on its way. */
function takeOver() {
  restore();
  addEventListener('pageshow', restore);
  addEventListener('pagehide', (form.oninput = form.onsubmit = keep));
  import('./start-contact-form').then(
    ({ startContactForm }) => startContactForm(place),
    () => {},
  );
}

function stored(): Partial<Draft> {
  return { ...JSON.parse(sessionStorage[key] || '{}') };
}

function restore() {
  // If storage is forbidden or full, the words are still on the screen.
  try {
    const draft = stored();
    for (const box of boxes) {
      if (box.value === (known[box.name] || '')) box.value = draft[box.name] || '';
    }
    known = draft;
  } catch {}
}

/** Only what was typed here: another page of this tab may have saved newer words. */
function keep({ type }: Event) {
  try {
    const draft = stored();
    for (const box of boxes) {
      if (type !== 'submit' && box.value === (known[box.name] || '')) continue;
      draft[box.name] = known[box.name] = box.value;
      draft.sent ||= type === 'submit';
      sessionStorage[key] = JSON.stringify(draft);
    }
  } catch {}
}
