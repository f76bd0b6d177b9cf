import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from './test';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * Expects that on a phone and, in dark mode, on a computer, nothing is cut off or overflows, no text is near a border, no
 * target is too small and axe finds nothing; and that choices are marked in forced colours, which axe does not check.
 */
export async function expectAccessible(page: Page) {
  await page.evaluate(axe.source);
  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    // As tall as the page: otherwise sticky elements cover content that a visitor could scroll into view.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    for (const faults of [overflow, crowdedTexts, smallTargets]) {
      expect(await page.evaluate(faults), `${width} px`).toEqual([]);
    }
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(unmarkedChoices)).toEqual([]);
}

/** Elements that overflow the page's right edge or cut off their text. */
export function overflow() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const clipped = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter(
    (element) =>
      element.checkVisibility() &&
      element.textContent &&
      element.clientWidth > 1 && // text only for screen readers is 1 px wide
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
      getComputedStyle(element).textOverflow !== 'ellipsis' && // cut on purpose: the rest opens below
      element.scrollWidth > element.clientWidth + 1,
  );
  return [
    ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
    ...clipped.map((element) => element.outerHTML.slice(0, 80)),
  ];
}

/** Words that are broken across lines although their column, and the smallest phone, has room for them. */
export function brokenWords() {
  const broken = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (!element.checkVisibility()) continue;
    // A non-breaking space is part of a word.
    for (const { index, 0: word } of text.data.matchAll(/[^ \n/–-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // If a word begins a line, WebKit adds an empty box at the end of the previous line.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size < 2) continue;
      const column = element.closest(':is(section, footer, main > div) > *') ?? document.body;
      let room = Math.min(column.clientWidth, 288);
      for (let box = element; column.contains(box); box = box.parentElement!) {
        const style = getComputedStyle(box);
        room -= parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        room -= parseFloat(style.borderLeftWidth) + parseFloat(style.borderRightWidth);
      }
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      if (width <= room) broken.push(`${word} in ${element.outerHTML.slice(0, 80)}`);
    }
  }
  return broken;
}

/** Cells with text less than 8 px from the text of the previous cell. */
export function touchingCells() {
  const touching = [];
  // Words only for screen readers take no room.
  for (const heard of document.querySelectorAll<HTMLElement>('main th span')) heard.hidden = true;
  for (const row of document.querySelectorAll('main table:has(thead) tr')) {
    let before = { right: -Infinity, top: -Infinity, bottom: -Infinity };
    for (const cell of row.children) {
      if (!cell.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(cell);
      const text = range.getBoundingClientRect();
      const isBeside = text.top < before.bottom && text.bottom > before.top;
      // Firefox may give 8 px as 7.99998.
      if (isBeside && text.left - before.right < 7.99) touching.push(cell.textContent);
      before = text;
    }
  }
  return touching;
}

/** Texts nearer than 8 px, sideways, to a border of the box that they are in. */
function crowdedTexts() {
  const crowded = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    // Text only for screen readers is 1 px wide.
    if (!text.data.trim() || !element.checkVisibility() || element.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    for (let box: Element | null = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const [start, end] = [style.borderLeftWidth, style.borderRightWidth].map(parseFloat);
      const edges = box.getBoundingClientRect();
      const isTooLeft = start! > 0 && left - edges.left - start! < 7.9;
      const isTooRight = end! > 0 && edges.right - end! - right < 7.9;
      if (isTooLeft || isTooRight)
        crowded.push(`${text.data.trim()} in ${box.outerHTML.slice(0, 80)}`);
      if (start! > 0 || end! > 0) break;
    }
  }
  return crowded;
}

/** Chosen options without an outline: forced colours drop the background that marks them elsewhere. */
function unmarkedChoices() {
  return [...document.querySelectorAll('label:has(:checked)')]
    .filter((label) => getComputedStyle(label).outlineStyle === 'none')
    .map((label) => label.outerHTML.slice(0, 80));
}

/** Targets smaller than 44 px; links within a sentence are exempt, as in WCAG 2.5.8. */
function smallTargets() {
  return [...document.querySelectorAll('a[href], button, input, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .filter((element) => !element.closest('[aria-hidden=true]'))
    .filter((element) => {
      const isChoice = element.matches('[type=radio], [type=checkbox]');
      const target = isChoice ? (element as HTMLInputElement).labels![0]! : element;
      const { width, height } = target.getBoundingClientRect();
      return width < 43.9 || height < 43.9;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}
