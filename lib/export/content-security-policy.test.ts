import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  [
    'a form and a module allows script files, its styles and the form service',
    '<style>a{}</style><style>b{}</style><form action="https://forms.example/f/1"></form><script type="module" src="/_next/static/a.js"></script>',
    `default-src 'none'; script-src 'self'; style-src ${hash('b{}')} ${hash('a{}')}; img-src 'self'; connect-src 'self' https://forms.example; form-action 'self' https://forms.example; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  ],
  [
    'a font allows the fonts of the site',
    '<style>@font-face{}</style>',
    `default-src 'none'; script-src 'none'; style-src ${hash('@font-face{}')}; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'`,
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
