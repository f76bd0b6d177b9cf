import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

import { writeExampleContent } from '../lib/testing/example-project';
import { fullContent } from '../lib/testing/full-content';
import { renderSite } from '../lib/testing/render-site';

let rendered: Promise<Record<string, string>> | undefined;

/** Puts the pages of an owner who has filled in everything in place of the example site's. */
export async function showFullContent(page: Page): Promise<void> {
  const site = await (rendered ??= render());
  await page.route('**/*', (route, request) => {
    const html = site[new URL(request.url()).pathname];
    return html
      ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      : route.fallback();
  });
}

/** Pictures are looked for in the folder that a build runs in. */
async function render(): Promise<Record<string, string>> {
  const project = process.cwd();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'full-'));
  await writeExampleContent(folder);
  process.chdir(folder);
  try {
    return await renderSite(fullContent);
  } finally {
    process.chdir(project);
    await rm(folder, { recursive: true });
  }
}
