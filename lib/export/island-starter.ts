import type { FieldName } from '../enquiry/fields';
import type { Draft } from '../enquiry/draft';

/** The islands of a page with their script files; set when the script is built into the page. */
declare const islands: [name: string, files: string[]][];

for (const [name, files] of islands) {
  const marker = document.querySelector<HTMLElement>(`[data-island=${name}]`)!;
  // Imports of one file are one request and run once, so further calls change nothing.
  const start = () => files.map((file) => import(`/_next/static/chunks/${file}`).catch(() => {}));
  // A finger is a pointer too.
  marker.addEventListener('focusin', (marker.onpointerover = start));
  try {
    if (location.search || marker.querySelector(':focus') || sessionStorage[name]) start();
    // What must be filled in is kept from the first letter: the files may come late, or never.
    const boxes = marker.querySelectorAll<HTMLInputElement & { name: FieldName }>('[required]');
    const draft: Draft = JSON.parse(sessionStorage[name] || '{}');
    for (const box of boxes) box.value ||= draft[box.name] || '';
    marker.oninput = marker.onsubmit = (event: Event) => {
      draft.sent ||= event.type == 'submit';
      try {
        for (const box of boxes) {
          draft[box.name] = box.value;
          sessionStorage[name] = JSON.stringify(draft);
        }
      } catch {
        // Where storage is full, the words are still on the screen.
      }
    };
  } catch {
    // Where storage is forbidden, there is nothing to restore.
  }
}
