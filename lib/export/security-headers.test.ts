import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, commonHeaders, framing, headersFile } from './security-headers';

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

test('each page has its policy, files that never change are cached, and only pictures may be shown elsewhere', () => {
  const files = ['index.html', 'contact.html', 'services/index.html'];
  const pages = files.map((file) => ({ file, policy: `script-src '${file}'` }));
  const text = headersFile(pages);
  const [all = '', ...others] = text.split(/^(?=\/)/m);
  expect(all).toMatch(/^\/\*\n(  .*\n)*  Permissions-Policy: .*camera=\(\), .*\n/);
  expect(all).toContain('  X-Content-Type-Options: nosniff\n');
  expect(all).not.toMatch(/Cache-Control|Cross-Origin-Resource-Policy/);
  expect(others.join('')).toMatchInlineSnapshot(`
    "/_next/static/*
      Cache-Control: public, max-age=31536000, immutable
      Cross-Origin-Resource-Policy: same-origin
    /photos/*
      Cache-Control: public, max-age=31536000, immutable
    /contact.vcf
      Content-Type: text/vcard; charset=utf-8
      Cross-Origin-Resource-Policy: same-origin
    /service-worker.js
      Cache-Control: no-cache
      Cross-Origin-Resource-Policy: same-origin
    /sw.js
      Cache-Control: no-cache
      Cross-Origin-Resource-Policy: same-origin
    /
      Content-Security-Policy: script-src 'index.html'; frame-ancestors 'none'
      Cross-Origin-Resource-Policy: same-origin
    /contact
      Content-Security-Policy: script-src 'contact.html'; frame-ancestors 'none'
      Cross-Origin-Resource-Policy: same-origin
    /contact/
      Content-Security-Policy: script-src 'contact.html'; frame-ancestors 'none'
      Cross-Origin-Resource-Policy: same-origin
    /services/
      Content-Security-Policy: script-src 'services/index.html'; frame-ancestors 'none'
      Cross-Origin-Resource-Policy: same-origin
    "
  `);
});

test("the owner's manual makes nginx send the headers of all files", async () => {
  const manual = await readFile('content/SETUP.md', 'utf8');
  const lines = [...manual.matchAll(/^add_header (\S+) "?(.*?)"? always;$/gm)];
  expect(Object.fromEntries(lines.map(([, name, value]) => [name, value]))).toEqual({
    ...commonHeaders,
    'Content-Security-Policy': framing,
    'Cache-Control': 'no-cache',
  });
});
