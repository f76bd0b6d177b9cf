import { expect, test } from 'vitest';
import { plainPage } from './plain-site';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">${head}<style>p{color:red}</style></head><body>${body}</body></html>`;

test('a plain page has the text, styles, pictures and forms of ours, and nothing for script', () => {
  expect(
    plainPage(
      page(
        '<meta http-equiv="Content-Security-Policy" content="x"><link rel="preload" href="/a.svg" as="image"><script type="application/ld+json">{}</script>',
        '<img src="/a.svg" alt=""><div data-island="x" data-props="{}"><form action="/f" method="post">1<!-- -->2</form></div><script type="speculationrules">{}</script><script>start()</script>',
      ),
    ),
  ).toBe(
    page(
      '<script type="application/ld+json">{}</script>',
      '<img src="/a.svg" alt=""><div><form action="/f" method="post">12</form></div>',
    ),
  );
});
