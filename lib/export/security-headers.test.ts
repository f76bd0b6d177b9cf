import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';
import { headerRules, headersFile } from './security-headers';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) => contentSecurityPolicy(load(html));

const contact = policyOf(
  '<style>a{}</style><form action="https://forms.example/f/1"></form><script type="module" src="/_next/static/a.js"></script>',
);
const services = policyOf(
  '<style>b{}</style><script type="application/ld+json">{}</script><script type="speculationrules">{"prerender":[]}</script>',
);

describe('the content security policy', () => {
  test('of a page with a form and a module allows script files, its style and the form service', () => {
    expect(contact).toBe(
      `default-src 'none'; script-src 'self'; style-src ${hash('a{}')}; img-src 'self'; connect-src 'self' https://forms.example; form-action 'self' https://forms.example; base-uri 'none'; require-trusted-types-for 'script'`,
    );
  });

  test('of a page without script allows its speculation rules and no file of script', () => {
    expect(services).toBe(
      `default-src 'none'; script-src ${hash('{"prerender":[]}')}; style-src ${hash('b{}')}; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'`,
    );
  });

  test('of a page with a form but no module lets nothing be sent by script', () => {
    expect(policyOf('<form action="https://forms.example/f/1"></form>')).toContain(
      "connect-src 'self'; form-action 'self' https://forms.example;",
    );
  });
});

describe('the headers', () => {
  const pages = [
    { file: 'index.html', policy: services },
    { file: 'contact.html', policy: contact },
    { file: 'services/gutters.html', policy: services },
    { file: 'services/index.html', policy: contact },
  ];
  const files = ['contact.vcf', 'cards/prices.png', 'photos/house.1a2b.avif', '_next/static/x.js'];
  const rules = headerRules(pages, files, {
    immutableFolders: ['photos'],
    contentTypes: { vcf: 'text/vcard; charset=utf-8' },
  });
  const cachingOf = (file: string) =>
    rules
      .filter(({ path }) =>
        path.endsWith('/*') ? file.startsWith(path.slice(0, -1)) : path === file,
      )
      .flatMap(({ headers }) => headers['Cache-Control'] ?? []);

  test.each([
    ['/_next/static/x.js', ['public, max-age=31536000, immutable']],
    ['/photos/house.1a2b.avif', ['public, max-age=31536000, immutable']],
    ['/', []],
    ['/contact', []],
    ['/cards/prices.png', []],
  ])('keep %s in caches only if it can never change', (file, caching) => {
    expect(cachingOf(file)).toEqual(caching);
  });

  test.each([
    ['/', services],
    ['/contact', contact],
    ['/services/gutters', services],
    ['/services/', contact],
  ])('give %s the policy of its page alone', (page, policy) => {
    const policies = rules.flatMap(({ path, headers }) =>
      path === page ? headers['Content-Security-Policy'] : [],
    );
    expect(policies).toEqual([`${policy}; frame-ancestors 'none'`]);
  });

  test('forbid what documents can do without, and name the types that hosts do not know', () => {
    const text = headersFile(rules);
    expect(text).toMatch(/^\/\*\n(  .*\n)*  Permissions-Policy: .*camera=\(\), .*\n/);
    expect(text).toMatch(/^\/contact\.vcf\n  Content-Type: text\/vcard; charset=utf-8\n/m);
  });
});

test('a line or a number of rules that Cloudflare would not read is refused', () => {
  const line = (length: number) => [{ path: '/', headers: { A: 'x'.repeat(length - 5) } }];
  const many = (count: number) => Array.from({ length: count }, () => ({ path: '/', headers: {} }));
  expect(headersFile(line(2000))).toHaveLength(2003);
  expect(() => headersFile(line(2001))).toThrow(
    '_headers: the line “  A: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” has 2001 characters; Cloudflare Pages reads 2000.',
  );
  expect(headersFile(many(100))).toHaveLength(200);
  expect(() => headersFile(many(101))).toThrow(
    '_headers: there are 101 rules; Cloudflare Pages reads 100.',
  );
});
