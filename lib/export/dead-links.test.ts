import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { deadLinks, repeatedIds } from './dead-links';

function pageOf(file: string, body: string) {
  return { file, $: load(body), modules: [] };
}

/** What is wrong with links that two pages have, and with an old address that leads to each. */
function faults(...links: string[]) {
  const answers = links.map((link) => `<a href="${link}">these places</a>`).join();
  return deadLinks({
    pages: [
      pageOf('index.html', `<main id="main">${answers}`),
      pageOf('services.html', '<h2 id="gutters">'),
      pageOf('faq.html', `<main id="main"><h2 id="payé">${answers}`),
    ],
    redirects: links.map((to, row) => ({ from: `/${row}.html`, file: `${row}.html`, to })),
    files: ['index.html', 'services.html', 'faq.html', 'tour/index.html', 'list #2, 10%.pdf'],
    siteAddress: 'https://www.hill.example',
  });
}

test('a link may lead to a page, a place on it, a file or another site', () => {
  const pages = ['/', '/services/#gutters', '/faq#pay%C3%A9', '/faq?home=castle#main', '/tour/'];
  const others = [
    '/list%20%232,%2010%25.pdf#page=2',
    'https://other.example/x',
    'tel:+441632960123',
  ];
  expect(faults(...pages, ...others, 'https://hill.example/services')).toEqual([]);
});

test('a link that leads nowhere is reported once, as it is written, with its words and the first page that has it', () => {
  const dead = ['/price', 'http://hill.example/x', '/100%.pdf', '/List%20%232.pdf', '/faq.html/'];
  expect(faults(...dead).slice(0, 5)).toEqual(
    dead.map(
      (link) =>
        `index.html: “these places” links to ${link}, which isn't on this site. Search the folder content for this link.`,
    ),
  );
  expect(faults('/services#gutter')).toEqual([
    'index.html: “these places” links to /services#gutter, but that page has no #gutter: after # comes the id of a service or an extra, or the words of a question that has an answer. Search the folder content for this link.',
    'content/business.ts: the old address /0.html leads to /services#gutter, but that page has no #gutter: after # comes the id of a service or an extra, or the words of a question that has an answer.',
  ]);
});

test('an id that a page has twice is reported once', () => {
  const page = pageOf('faq.html', '<main id="main"><h2 id="pay"></h2><h2 id="main"><p id="main">');
  expect(repeatedIds(page)).toEqual([
    'faq.html: “main” is the id of two parts of this page. Search the folder content for it: choose another id, or other words for the question that it is made from.',
  ]);
});
