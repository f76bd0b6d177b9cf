/** The islands of a page with their script files; set when the script is built into the page. */
declare const islands: [name: string, files: string[]][];

for (const [name, files] of islands) {
  const marker = document.querySelector(`[data-island=${name}]`)!;
  // Imports of one file are one request and run once, so a second call changes nothing.
  const start = () => {
    for (const file of files) import(`/_next/static/chunks/${file}`).catch(() => {});
  };
  for (const touch of ['focusin', 'pointerover', 'touchstart']) {
    marker.addEventListener(touch, start, { once: true, passive: true });
  }
  try {
    if (location.search || marker.matches(':focus-within') || sessionStorage[name]) start();
  } catch {
    // Where storage is forbidden, there is nothing to restore.
  }
}
