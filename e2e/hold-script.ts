import type { Page } from '@playwright/test';

/** Keeps a page's script from arriving, until it is told to let it through. */
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
