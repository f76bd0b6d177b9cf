import type { Page } from '@playwright/test';

/** Holds back a page's requests for an address until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Holds back a page's scripts until the returned function is called. */
export const holdScript = (page: Page) => holdRequests(page, '**/_next/**');
