type Shared = { words: string; address: string };

/** Makes the share and print buttons work; hides the former where a browser can neither share nor copy. */
export function enableSharing(form: HTMLFormElement, estimate: () => Shared) {
  const [share, print] = form.querySelectorAll<HTMLButtonElement>('[data-button]');
  share!.hidden = !canShare() && !navigator.clipboard;
  share!.onclick = () => shareEstimate(share!, estimate());
  print!.onclick = () => globalThis.print();
}

/** Opens the system's share sheet; where there is none, copies and says so. */
async function shareEstimate(button: HTMLButtonElement, { words, address }: Shared) {
  if (canShare()) {
    // Whoever dismisses the sheet knows that nothing was shared.
    await navigator.share({ title: document.title, text: words, url: address }).catch(() => {});
    return;
  }
  const copying = navigator.clipboard.writeText(`${words}\n${address}`);
  button.textContent = await copying.then(
    () => 'Copied: paste it where you like',
    () => 'Not copied: copy the address of this page instead',
  );
}

function canShare(): boolean {
  return typeof navigator.share === 'function';
}
