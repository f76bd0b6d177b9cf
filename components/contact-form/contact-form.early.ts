import type { Draft } from '../../lib/enquiry/draft';
import type { FieldName } from '../../lib/enquiry/fields';
import type { EarlyScript } from '../../lib/export/island-starter';

const key = 'contact-form';

/** Keeps what must be filled in from the first letter on: React may come late, or never. */
export const early: EarlyScript = (island, start) => {
  if (location.search) start();
  try {
    const storage = sessionStorage;
    if (storage[key]) start();
    const boxes = island.querySelectorAll<HTMLInputElement & { name: FieldName }>('[required]');
    const draft: Draft = JSON.parse(storage[key] || '{}');
    for (const box of boxes) box.value ||= draft[box.name] || '';
    island.oninput = island.onsubmit = (event: Event) => {
      draft.sent ||= event.type == 'submit';
      for (const box of boxes) draft[box.name] = box.value;
      try {
        storage[key] = JSON.stringify(draft);
      } catch {
        // Where storage is full, the words are still on the screen.
      }
    };
  } catch {
    // Where storage is forbidden, there is nothing to restore.
  }
};
