import type { Page } from '@playwright/test';

/** Holds back a page's scripts until the returned function is called. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
