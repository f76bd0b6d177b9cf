import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Content } from '../content/read-content';
import { exampleContent } from '../testing/example-project';
import { renderSite } from '../testing/render-site';
import { useExampleProject } from '../testing/use-project';
import { validateContent } from './validate-content';

const owner = useExampleProject();

/** The file, what stands there, what the owner writes instead, and a page that then has which words. */
const edits = `
business  | 'Hill & Daughter'           | 'A+ Windows & Son (Whitby)'       | /         | A+ Windows & Son (Whitby)
business  | 020 7946 0123               | 01947 600 123                     | /contact  | tel:+441947600123
business  | hello@example.com           | jo@hill.co.uk                     | /faq      | mailto:jo@hill.co.uk
business  | 'for 12 months'             | 'for 2 years'                     | /contact  | for 2 years
prices    | fourWeeks: 15,              | fourWeeks: 15.5,                  | /prices   | £15.50
prices    | each: 5,                    | each: 5.05,                       | /services | £5.05 a panel
prices    | eightWeeks: 18,             | eightWeeks: 18.49,                | /prices   | £25.49
prices    | '6 Bed'                     | 'Bungalow, 2 bed'                 | /prices   | Bungalow, 2 bed
prices    | 'Additional Services'       | 'Other Work'                      | /prices   | Other Work
prices    | times: 2                    | times: 3                          | /prices   | 3 times your 4-weekly price
services  | 'Gutter Cleaning'           | 'Gutter Emptying'                 | /         | Gutter Emptying
services  | price: 'gutter-clearing'    | price: { each: 8, unit: 'metre' } | /services | £8 a metre
questions | id: 'rain'                  | id: 'when-it-rains'               | /faq      | id="when-it-rains"
photos    | 'Leaves in a black gutter.' | "Jo's vacuum & a gutter"          | /services | Jo's vacuum & a gutter
pages     | 'Our services'              | '50% < 100%'                      | /services | 50% < 100%
pages     | 'SEND US A MESSAGE'         | 'Write to us'                     | /contact  | Write to us
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.trim()));

/** The pages after an edit, without React's markers and escapes. */
async function siteAfter(name: string, before: string | RegExp, after: string) {
  const file = `content/${name}.ts`;
  const source = exampleContent[file]!.replace(before, () => after);
  expect(source).not.toBe(exampleContent[file]);
  await writeFile(path.join(owner, file), source);
  const { content, problems } = await validateContent(owner);
  expect(problems).toEqual([]);
  const pages = Object.entries(await renderSite(content as Content));
  return Object.fromEntries(pages.map(([route, html]) => [route, read(html)]));
}

function read(html: string): string {
  const signs = { '<!-- -->': '', '&amp;': '&', '&#x27;': "'", '&lt;': '<' };
  return Object.entries(signs).reduce(
    (text, [written, sign]) => text.replaceAll(written, sign),
    html,
  );
}

it.each(edits)('content/%s.ts: %s → %s', async (name, before, after, route, words) => {
  expect((await siteAfter(name!, before!, after!))[route!]).toContain(words);
});

it('a service that is removed is gone from every page, with every link to it', async () => {
  const pages = await siteAfter('services', /\{\s*id: 'gutter-cleaning'[^}]*\},/, '');
  expect(Object.values(pages).join()).not.toMatch(/gutter-cleaning|Gutter Cleaning/);
});

it('without questions, the page says so', async () => {
  const pages = await siteAfter('questions', /\[\s*\{[^]*\}\s*,?\s*\]/, '[]');
  expect(pages['/faq']).toContain('There are no questions here yet.');
});
