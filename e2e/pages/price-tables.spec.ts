import { routes } from '../../lib/site/routes';
import { setTextSize } from '../set-text-size';
import { expect, test } from '../test';

// Larger text takes as much room as a wide font.
for (const textSize of ['100%', '115%', '130%', '200%']) {
  for (const width of [320, 390, 768, 1280]) {
    test(`no word is broken and no figures touch at ${width} px, with text at ${textSize}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes.prices);
      await setTextSize(page, textSize);
      expect(await page.evaluate(brokenWords)).toEqual([]);
      expect(await page.evaluate(touchingCells)).toEqual([]);
    });
  }
}

/** Words in the tables that are broken across lines. */
function brokenWords() {
  const broken = [];
  for (const table of document.querySelectorAll('main > * > table, main table[id]')) {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/[^\s/-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** Cells whose text comes closer than 4 px to the text of the cell before, or leaves the table. */
function touchingCells() {
  const touching = [];
  for (const row of document.querySelectorAll('main table[id] tr')) {
    const edge = row.closest('main div, main section')!.getBoundingClientRect().right + 1;
    let end = -Infinity;
    let line = -Infinity;
    for (const cell of row.children) {
      if (!cell.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const isBeside = top < line;
      if ((isBeside && left - end < 4) || right > edge) touching.push(cell.textContent);
      [end, line] = [right, bottom];
    }
  }
  return touching;
}
