import type { Page } from '@playwright/test';

/** Has the browser save data, as its user can ask of it. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}
