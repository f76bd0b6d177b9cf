import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, type Page } from '@playwright/test';
import { listen, stopListening } from '../lib/preview/listen';
import { anchors } from '../lib/addresses/links';
import { pageRoutes, routes } from '../lib/addresses/routes';
import { addressOf, everything, searchOf } from './estimator/choices';
import { layoutShifts, stopAnimations } from './layout-shifts';

/** Every page, and those that show an estimate. */
export const arrivals = [
  ...pageRoutes(),
  '/404',
  addressOf(everything),
  `${routes.contact}?${searchOf(everything)}#${anchors.receipt}`,
];

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

/** Expects that nothing moves on any screen while a page arrives in up to 13 pieces, each of which the browser paints. */
export async function expectStillArrival(page: Page, site: string, address: string): Promise<void> {
  const html = await (await fetch(site + address)).text();
  const body = html.indexOf('<body');
  const size = Math.ceil((html.length - body) / 13);
  const places = Array.from({ length: 12 }, (_, cut) => body + size * (cut + 1));
  // After an opening tag, so that each piece changes the document. Some tags are longer than a piece.
  const cuts = [...new Set(places.map((place) => endOfOpeningTag(html, place)))];
  const pieces = [0, ...cuts].map((start, index) => html.slice(start, cuts[index]));

  let document: ServerResponse;
  const server = createServer(async ({ url }, response) => {
    if (url === address.split('#')[0]) {
      document = response.setHeader('content-type', 'text/html; charset=utf-8');
      server.emit('visit');
      return;
    }
    // Scripts come last: they change the document, whose growth tells that a piece has been read.
    if (url?.endsWith('.js')) await finished(document);
    const { headers, body } = await fetch(site + url);
    response.setHeader('content-type', headers.get('content-type') ?? '');
    Readable.fromWeb(body as never).pipe(response);
  });
  const origin = await listen(server, 0);
  await stopAnimations(page);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // An address with a fragment would not be fetched again.
    await page.goto('about:blank');
    const visit = once(server, 'visit');
    const committed = page.goto(origin + address, { waitUntil: 'commit' });
    await visit;
    let length = 0;
    for (const piece of pieces) {
      document!.write(piece);
      await committed;
      length = await page.evaluate(lengthOncePainted, length);
    }
    document!.end();
    await page.waitForLoadState('networkidle');
    expect.soft(await layoutShifts(page), `${address} at ${screen.width} px`).toEqual([]);
  }
  await stopListening(server);
}

/** Where the first opening tag after a place ends. */
function endOfOpeningTag(html: string, place: number): number {
  const start = place + html.slice(place).search(/<\w/);
  return html.indexOf('>', start) + 1;
}

/** Runs in the page: the length of a document that has grown, once it is painted. */
async function lengthOncePainted(before: number): Promise<number> {
  // At first, there is no element yet.
  const length = () => document.documentElement?.outerHTML.length ?? 0;
  const frame = () => new Promise(requestAnimationFrame);
  while (length() <= before) await frame();
  // The second frame begins once the first is painted.
  await frame();
  await frame();
  return length();
}
