import { routes } from '../../lib/site/routes';
import { everyFact } from '../../lib/testing/every-fact';
import { contentWith } from '../../lib/testing/sample';
import { test } from './test';

// The sample has no answers.
test.use({ site: 'fullest' });

const { questions } = contentWith(everyFact);

test('the address of a question opens its answer', async ({ visitor, expectPage }) => {
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
