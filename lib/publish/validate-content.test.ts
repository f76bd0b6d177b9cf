import { expect, test } from 'vitest';
import { printProblem } from '../reading/problem';
import type { Change } from '../testing/example';
import { writeExampleContent } from '../testing/example-project';
import { plainPicture, useExampleProject } from '../testing/use-project';
import { validateContent } from './validate-content';

const owner = useExampleProject();

async function problemsWith(change: Change): Promise<string[]> {
  await writeExampleContent(owner, [change], plainPicture);
  return (await validateContent(owner)).problems.map(printProblem);
}

const oldAddress = (to: string) => ({ business: { oldAddresses: [{ from: '/a.html', to }] } });
const linkTo = (href: string) => ({
  questions: [{ question: 'Where do you work?', answer: `In [these places](${href}).` }],
});
const place = '/contact#where-we-work';

test.each([
  {
    write: oldAddress('https://www.facebook.com/hill'),
    says: 'content/business.ts: oldAddresses, row 1 (/a.html): to leads to www.facebook.com, which is another site: write a page of this one, like /prices',
  },
  {
    write: oldAddress('https://example.com/price'),
    says: 'content/business.ts: oldAddresses, row 1 (/a.html): to is "/price", which is not a page of this site: write one of /, /about, /contact, /services, /faq, /prices',
  },
  {
    write: linkTo(place),
    says: `content/questions.ts: row 1 (Where do you work?): answer links to "${place}", but #where-we-work is nowhere on that page: correct it, or write /contact`,
  },
])('$says', async ({ write, says }) => {
  expect(await problemsWith(write)).toEqual([says]);
});

test.each([
  { write: oldAddress('https://Example.com/prices') },
  { write: { ...linkTo(place), business: { areas: ['Whitby'] } } },
])('what is on the site is accepted: $write', async ({ write }) => {
  expect(await problemsWith(write)).toEqual([]);
});
