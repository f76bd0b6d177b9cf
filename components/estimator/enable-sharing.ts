import type { Targets } from './targets';

type Shared = { text: string; url: string };

/** Makes the share and print buttons work; hides each where a browser has nothing for it, as some within apps. */
export function enableSharing({ share, print }: Targets, whatToShare: () => Shared): void {
  const name = share.textContent;
  let timer: ReturnType<typeof setTimeout>;
  share.hidden = !navigator.share && !navigator.clipboard;
  share.onclick = async () => {
    const { text, url } = whatToShare();
    try {
      return await navigator.share({ title: document.title, text, url });
    } catch (error) {
      // The visitor has closed the dialog, which needs no message.
      if ((error as Error).name === 'AbortError') return;
    }
    clearTimeout(timer);
    share.textContent = '';
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      share.textContent = 'Copied: paste it anywhere';
    } catch {
      share.textContent = 'Not copied: please copy the address of this page instead';
    }
    timer = setTimeout(() => (share.textContent = name), 4_000);
  };
  print.hidden = !globalThis.print;
  print.onclick = () => globalThis.print();
}
