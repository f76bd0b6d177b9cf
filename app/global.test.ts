import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '../lib/content/accent-colour';
import { accent } from '../lib/photos/logo';
import { viewport } from './layout';

const css = readFileSync('app/global.css', 'utf8');
const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`),
);
const modules = files.filter((file) => file.endsWith('.module.css'));
const components = files.filter((file) => file.endsWith('.tsx'));
const stylesheets = [css, ...modules.map((file) => readFileSync(file, 'utf8'))].join('\n');
const colours = [...css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)];
const schemes = {
  light: Object.fromEntries(colours.map(([, name, light]) => [name!, light!])),
  dark: Object.fromEntries(colours.map(([, name, , dark]) => [name!, dark!])),
};

/** The colours of text, and the backgrounds of each. */
const text = {
  ink: ['page', 'sky', 'horizon', 'hill', 'card', 'tint', 'notice', 'error-tint'],
  quiet: ['page', 'sky', 'horizon', 'card', 'tint', 'notice'],
  action: ['page', 'sky', 'horizon', 'card', 'tint', 'notice'],
  'on-accent': ['accent'],
  'on-deep': ['deep'],
  error: ['page', 'tint', 'error-tint'],
};
/** The same of borders. Amber only stands out from the dark colour; elsewhere its buttons rely on their words. */
const borders = { line: ['page', 'horizon', 'card', 'tint', 'notice'], accent: ['deep'] };
const pairs = Object.entries({ ...text, ...borders }).flatMap(([color, grounds]) =>
  grounds.map((behind) => ({ color, behind, least: color in text ? 7 : 3 })),
);

for (const [scheme, color] of Object.entries(schemes)) {
  test.each(pairs)(
    `in ${scheme}, $color on $behind has a contrast of at least $least:1`,
    (pair) => {
      expect(contrast(color[pair.color]!, color[pair.behind]!)).toBeGreaterThanOrEqual(pair.least);
    },
  );
}

test('every colour that a stylesheet uses as text has its contrast checked here', () => {
  const checked = ['page', ...Object.keys(text)];
  const used = [...stylesheets.matchAll(/[{;\s]color:\s*var\(--color-([\w-]+)\)/g)];
  expect(used.map(([, name]) => name!).filter((name) => !checked.includes(name))).toEqual([]);
});

test('the accent is only a background; lines have its edge colour', () => {
  const used = [...stylesheets.matchAll(/^ *([\w-]+):[^;{}]*var\(--color-accent\)/gm)];
  expect(new Set(used.map(([, property]) => property))).toEqual(
    new Set(['background', '--color-accent-edge']),
  );
});

test('every custom property that a stylesheet uses is defined', () => {
  const defined = new Set([...stylesheets.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = new Set([...stylesheets.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('every class that a component names is in its stylesheet', () => {
  const missing = components.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const imports = [...source.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)];
    return imports.flatMap(([, name, sheet]) => {
      const rules = readFileSync(path.join(path.dirname(file), sheet!), 'utf8');
      const named = new RegExp(`(?<!/)\\b${name}\\.(\\w+)|{ (\\w+) } = ${name};`, 'g');
      const classes = [...source.matchAll(named)].map(([, one, other]) => one ?? other);
      return classes
        .filter((one) => !new RegExp(`\\.${one}\\b`).test(rules))
        .map((one) => `${file}: ${name}.${one}`);
    });
  });
  expect(missing).toEqual([]);
});

test('layout changes only at three widths', () => {
  const all = [stylesheets, ...components.map((file) => readFileSync(file, 'utf8'))].join();
  const used = [...all.matchAll(/(?<!@container )\(width\s*[<>]=?\s*([\d.]+\w+)/g)];
  expect(new Set(used.map(([, width]) => width))).toEqual(new Set(['22rem', '44rem', '60rem']));
});

test('every list has a marker, even if it is empty: without one, Safari does not say that it is a list', () => {
  expect(stylesheets).not.toMatch(/list-style(-type)?: none/);
});

test('colours are written only in the tokens and in the palette of the drawings', () => {
  const others = modules.filter((file) => file !== 'components/house.module.css');
  const literals = others.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)].map(
      ([literal]) => `${file}: ${literal}`,
    ),
  );
  expect(literals).toEqual([]);
});

test("the site's own drawings have the light accent, as the logo on a page does", () => {
  expect(accent).toBe(schemes.light.accent);
  for (const drawing of ['logo.svg', 'wipe.svg']) {
    expect(readFileSync(`lib/photos/${drawing}`, 'utf8')).toContain(accent);
  }
});

test("the browser's own bars take the page's colour", () => {
  expect(viewport.themeColor).toEqual([
    { media: '(prefers-color-scheme: light)', color: schemes.light.page },
    { media: '(prefers-color-scheme: dark)', color: schemes.dark.page },
  ]);
});
