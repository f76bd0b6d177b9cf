import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, headersFile } from './security-headers';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  [
    'a form and a module allows script files, its style and the form service',
    '<style>a{}</style><form action="https://forms.example/f/1"></form><script type="module" src="/_next/static/a.js"></script>',
    `default-src 'none'; script-src 'self'; style-src ${hash('a{}')}; img-src 'self'; connect-src 'self' https://forms.example; form-action 'self' https://forms.example; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  ],
  [
    'a form but no module lets scripts send nothing to other sites',
    '<form action="https://forms.example/f/1"></form>',
    `default-src 'none'; script-src 'none'; style-src 'none'; img-src 'self'; connect-src 'self'; form-action 'self' https://forms.example; base-uri 'none'`,
  ],
  [
    'data blocks allows its speculation rules and no script files',
    '<script type="application/ld+json">{}</script><script type="speculationrules">{"prerender":[]}</script>',
    `default-src 'none'; script-src 'inline-speculation-rules'; style-src 'none'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'`,
  ],
  [
    'a third party’s script and frame allows these, and what the script sends',
    '<script src="https://cdn.example/a.js"></script><iframe src="https://book.example/?for=me"></iframe>',
    `default-src 'none'; script-src https://cdn.example; style-src 'none'; img-src 'self'; connect-src 'self' https://data.example; frame-src https://book.example; form-action 'none'; base-uri 'none'`,
  ],
])('the policy of a page with %s', (_, html, policy) => {
  const parties = [
    { scripts: ['https://cdn.example'], connections: ['https://data.example'] },
    { scripts: ['https://other.example'], connections: ['https://other.example'] },
  ].map((party) => ({ why: 'booking', privacy: '', ...party }));
  expect(contentSecurityPolicy(load(html), parties)).toBe(policy);
});

test('each page has its policy, files that never change are cached, and the contact card has its type', () => {
  const files = ['index.html', 'contact.html', 'services/gutters.html', 'services/index.html'];
  const pages = files.map((file) => ({ file, policy: `script-src '${file}'` }));
  const text = headersFile(pages);
  const [everywhere = '', ...others] = text.split(/^(?=\/)/m);
  expect(everywhere).toMatch(/^\/\*\n(  .*\n)*  Permissions-Policy: .*camera=\(\), .*\n/);
  expect(everywhere).toContain('  X-Content-Type-Options: nosniff\n');
  expect(everywhere).not.toContain('Cache-Control');
  expect(others).toEqual([
    '/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    '/photos/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    '/contact.vcf\n  Content-Type: text/vcard; charset=utf-8\n',
    "/\n  Content-Security-Policy: script-src 'index.html'; frame-ancestors 'none'\n",
    "/contact\n  Content-Security-Policy: script-src 'contact.html'; frame-ancestors 'none'\n",
    "/services/gutters\n  Content-Security-Policy: script-src 'services/gutters.html'; frame-ancestors 'none'\n",
    "/services/\n  Content-Security-Policy: script-src 'services/index.html'; frame-ancestors 'none'\n",
  ]);
});
