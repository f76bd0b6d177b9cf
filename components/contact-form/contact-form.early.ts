import type { Draft } from '../../lib/enquiry/draft';
import type { FieldName } from '../../lib/enquiry/fields';
import type { EarlyScript } from '../../lib/export/watch-island';

const key = 'contact-form';

/** Saves the required fields from the first letter on: React may come late, or never. */
export const early: EarlyScript = (island, start) => {
  const boxes = island.querySelectorAll<HTMLInputElement & { name: FieldName }>('[required]');
  let known: Partial<Draft> = {};
  const stored = (): Partial<Draft> => ({ ...JSON.parse(sessionStorage[key] || '{}') });
  // If storage is forbidden or full, the words are still on the screen.
  const show = () => {
    // Nobody sees a prerendered page yet, and the visitor may be typing in the page before it.
    if ((document as { prerendering?: boolean }).prerendering) return;
    if (location.search) start();
    try {
      if (sessionStorage[key]) start();
      const draft = stored();
      for (const box of boxes) {
        if (box.value == (known[box.name] || '')) box.value = draft[box.name] || '';
      }
      known = draft;
    } catch {}
  };
  // Only what was typed here: another page of this tab may have saved newer words.
  const keep = ({ type }: Event) => {
    try {
      const draft = stored();
      for (const box of boxes) {
        if (type != 'submit' && box.value == (known[box.name] || '')) continue;
        draft[box.name] = known[box.name] = box.value;
        draft.sent ||= type == 'submit';
        sessionStorage[key] = JSON.stringify(draft);
      }
    } catch {}
  };
  show();
  addEventListener('pageshow', show);
  addEventListener('prerenderingchange', show, true);
  addEventListener('pagehide', (island.oninput = island.onsubmit = keep));
};
