type Shared = { text: string; url: string };

/** Makes the share and print buttons work; hides a button that a browser, such as one in an app, doesn't support. */
export function enableSharing(form: HTMLFormElement, whatToShare: () => Shared): void {
  const share = form.querySelector<HTMLButtonElement>('[data-share]')!;
  const print = form.querySelector<HTMLButtonElement>('[data-print]')!;
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
      share.textContent = 'Copied. Paste it into a message';
    } catch {
      share.textContent = 'Couldn’t copy. Copy the page’s address instead';
    }
    timer = setTimeout(() => (share.textContent = name), 4_000);
  };
  print.hidden = !globalThis.print;
  print.onclick = () => globalThis.print();
}
