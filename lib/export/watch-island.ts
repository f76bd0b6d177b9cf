/**
 * What an island does before React has loaded: the export `early` of a file `{component}.early.ts` beside
 * its component. It is inlined into the page, so keep it small and import only types.
 */
export type EarlyScript = (island: HTMLElement, start: () => void) => void;

/**
 * How an island answers until React has arrived: the export `first` of a file `{component}.first.ts`
 * beside its component. It is a file of its own, loaded at the same time, so keep React out of it.
 */
export type FirstScript<Props> = (island: HTMLElement, props: Props) => void;

/** Not in every browser. */
type Connection = { saveData?: boolean; effectiveType?: string };
type Prerenderable = { prerendering?: boolean };

/**
 * Loads an island when a visitor touches it, or when its early script asks for it. Unless the visitor
 * saves data, it comes ahead of the touch: once the page has loaded and the browser is idle, if the
 * island is near the screen and the connection not slow; and whenever the visitor comes near it.
 */
export const watchIsland = (island: HTMLElement, files: string[], early?: EarlyScript) => {
  const urls = files.map((file) => `/_next/static/${file}`);
  // A module is fetched and run once, so further calls change nothing.
  const start = () => urls.map((url) => import(url).catch(() => {}));
  // Touching counts too: a finger is a pointer.
  island.addEventListener('focusin', (island.onpointerover = start));
  if (island.querySelector(':focus')) start();
  early?.(island, start);

  const { connection = {} } = navigator as { connection?: Connection };
  if (connection.saveData || matchMedia('(prefers-reduced-data:reduce)').matches) return;
  let isAhead = false;
  const ahead = () => {
    if (isAhead) return;
    isAhead = true;
    // An import cannot have a low priority; it waits for a preload that has.
    for (const href of urls) {
      const link = document.createElement('link');
      document.head.append(
        Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
    }
    start();
  };
  const near = island.closest('main') ?? document.body;
  near.addEventListener('focusin', (near.onpointerover = ahead));
  addEventListener('prerenderingchange', ahead, true);
  const whenIdle = () => {
    if ((document as Prerenderable).prerendering || /2g/.test(connection.effectiveType!)) return;
    new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && ahead(),
      {
        rootMargin: '100%',
      },
    ).observe(island);
  };
  // Safari has no idle callbacks; a timer calls at once. Without a timeout, an idle callback may never
  // be called.
  const soon = (self.requestIdleCallback || setTimeout) as typeof requestIdleCallback;
  addEventListener('load', () => soon(whenIdle, { timeout: 2_000 }));
};
