import type { Targets } from './targets';

type Shared = { text: string; url: string };

/** Makes the share and print buttons work; hides the former where a browser can neither share nor copy. */
export function enableSharing({ share, print }: Targets, whatToShare: () => Shared): void {
  const canShare = typeof navigator.share === 'function';
  const name = share.textContent;
  let timer: ReturnType<typeof setTimeout>;
  share.hidden = !canShare && !navigator.clipboard;
  share.onclick = async () => {
    const { text, url } = whatToShare();
    if (canShare) {
      // Rejects if the visitor closes the dialog, which needs no message.
      return navigator.share({ title: document.title, text, url }).catch(() => {});
    }
    clearTimeout(timer);
    share.textContent = '';
    share.textContent = await navigator.clipboard.writeText(`${text}\n${url}`).then(
      () => 'Copied: paste it anywhere',
      () => 'Not copied: please copy the address of this page instead',
    );
    timer = setTimeout(() => (share.textContent = name), 4_000);
  };
  print.onclick = () => globalThis.print();
}
