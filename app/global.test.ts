import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { viewport } from './layout';

const css = readFileSync('app/global.css', 'utf8');
const [lightCss, darkCss] = css.split('@media (prefers-color-scheme: dark)');
const light = tokens(lightCss!);
const schemes = { light, dark: { ...light, ...tokens(darkCss!) } };

const texts = [
  ['ink', 'page'],
  ['ink', 'tint'],
  ['ink', 'error-tint'],
  ['quiet', 'page'],
  ['quiet', 'tint'],
  ['action', 'page'],
  ['action', 'tint'],
  ['on-accent', 'accent'],
  ['on-deep', 'deep'],
  ['error', 'page'],
  ['error', 'tint'],
  ['error', 'error-tint'],
] as const;

const borders = [
  ['line', 'page'],
  ['line', 'tint'],
  ['action', 'page'],
  ['on-deep', 'deep'],
  ['error', 'page'],
  ['error', 'error-tint'],
] as const;

const pairs = [
  ...texts.map(([color, behind]) => ({ kind: 'text', color, behind, least: 7 })),
  ...borders.map(([color, behind]) => ({ kind: 'border', color, behind, least: 3 })),
];

for (const [scheme, color] of Object.entries(schemes)) {
  test.each(pairs)(
    `in ${scheme}, $color $kind on $behind has a contrast of at least $least:1`,
    (pair) => {
      expect(contrast(color[pair.color]!, color[pair.behind]!)).toBeGreaterThanOrEqual(pair.least);
    },
  );
}

test('every colour that a stylesheet uses as text has its contrast checked here', () => {
  const checked = new Set<string>(texts.map(([color]) => color));
  const used = [...stylesheets().matchAll(/[{;\s]color:\s*var\(--color-([\w-]+)\)/g)];
  expect(
    used.map(([, name]) => name).filter((name) => !checked.has(name!) && name !== 'page'),
  ).toEqual([]);
});

test('every custom property that a stylesheet uses is defined', () => {
  const all = stylesheets();
  const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('colours are written in the tokens only', () => {
  const literals = modules().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)].map(
      ([literal]) => `${file}: ${literal}`,
    ),
  );
  expect(literals).toEqual([]);
});

test("the browser's own bars take the page's colour", () => {
  expect(viewport.themeColor).toEqual([
    { media: '(prefers-color-scheme: light)', color: schemes.light.page },
    { media: '(prefers-color-scheme: dark)', color: schemes.dark.page },
  ]);
});

function modules() {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${folder}/${file}`),
  );
}

function stylesheets() {
  return [css, ...modules().map((file) => readFileSync(file, 'utf8'))].join('\n');
}

function tokens(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** Contrast ratio of two sRGB colours, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
