import { routes } from '../../lib/site/routes';
import { everyFact } from '../../lib/testing/every-fact';
import { contentWith } from '../../lib/testing/sample';
import { brokenWords, touchingCells } from '../accessibility';
import { test } from './test';

// Its price tables are the longest, and only its questions have answers.
test.use({ site: 'fullest' });

test('the longest price tables fit every screen', async ({ visitor, expectPage }) => {
  for (const width of [320, 390, 768, 1280]) {
    await visitor.resize(width);
    // Opened at this width: WebKit keeps the columns of a table when its window gets narrower.
    await visitor.open(routes.prices);
    // If the window can't get that narrow, the page still does.
    await expectPage(`document.body.style.maxInlineSize = '${width}px'`, `${width}px`);
    for (const textSize of ['100%', '200%']) {
      await expectPage(`document.documentElement.style.fontSize = '${textSize}'`, textSize);
      for (const faults of [brokenWords, touchingCells]) await expectPage(`(${faults})()`, []);
    }
  }
});

test('the address of a question opens its answer', async ({ visitor, expectPage }) => {
  const { questions } = contentWith(everyFact);
  for (const { id } of [questions[1]!, questions[0]!]) {
    await visitor.open(`${routes.faq}#${id}`);
    const answer = `document.getElementById('${id}')`;
    await expectPage(`${answer}.checkVisibility()`, true);
    const question = `${answer}.closest('details').querySelector('summary')`;
    await expectPage(`${question}.getBoundingClientRect().top >= 0`, true);
    await expectPage(`${answer}.getBoundingClientRect().bottom <= innerHeight`, true);
  }
  await expectPage("document.querySelectorAll('details[open]').length", 3);
});
