import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { dropUnusedStyles } from './drop-unused-styles';

/** A page's styles without what is unused. */
function stylesLeft(styles: string, { body = '<p class="a1_used">', code = '' } = {}) {
  const $ = load(`<!DOCTYPE html><style>${styles}</style>${body}`);
  dropUnusedStyles($, code, ['chrome >= 111', 'firefox >= 113', 'safari >= 16.4']);
  return $('style').text();
}

test.each(['.a1_gone,.-\\31 a_lost>p{top:0}', '.a1_used .a1_gone:hover{top:0}'])(
  '%s is removed, since nothing can have its class',
  (rule) => {
    expect(stylesLeft(rule)).toBe('');
  },
);

test.each([
  '.a1_gone,.a1_used{top:0}',
  ':is(.a1_gone,.a1_used) p{top:0}',
  'p:not(.a1_gone){top:0}',
  'p:has(.a1_gone){top:0}',
  '[class*=gone]{top:0}',
  '@keyframes a1_gone{to{top:0}}.a1_used{animation:1s a1_gone}',
  '@property --a1_gone{syntax:"*";inherits:false}',
  '@page{margin:1cm}',
])('%s stays', (rule) => {
  expect(stylesLeft(rule)).toBe(rule);
});

test.each([
  ['an attribute', { body: '<div data-props=\'{"look":"a1_gone"}\'>' }],
  ['a data block', { body: '<script type="application/json">"a1_gone"</script>' }],
  ['a script of the page', { code: 'var a={gone:"a1_gone"}' }],
])('a class that is named only in %s stays', (_, place) => {
  expect(stylesLeft('.a1_gone{top:0}.a1_lost{top:0}', place)).toBe('.a1_gone{top:0}');
});

test.each([
  [':root{--a:1px;--b:2px}p{top:var(--a)}', ':root{--a:1px}p{top:var(--a)}'],
  [':root{--a:1px;--b:var(--a)}p{top:var( --b,0)}', ':root{--a:1px;--b:var(--a)}p{top:var(--b,0)}'],
  [
    '@media print{:root{--a:1px}}@container style(--a:1px){p{top:0}}',
    '@media print{:root{--a:1px}}@container style(--a:1px){p{top:0}}',
  ],
])('from %s, only properties that nothing reads are removed', (styles, left) => {
  expect(stylesLeft(styles)).toBe(left);
});

test.each([
  [':root{--a:1px}', '<p style="top:var(--a)">'],
  ['.--a:hover{top:0}', '<p class="--a">'],
])('%s stays, since an attribute needs it', (styles, body) => {
  expect(stylesLeft(styles, { body })).toBe(styles);
});

test('layers keep their order when the first rule of a layer is removed', () => {
  const layers = '@layer one{.a1_gone{top:0}}@layer two{p{top:1px}}@layer one{p{top:2px}}';
  expect(stylesLeft(layers)).toBe('@layer one{p{top:2px}}@layer two{p{top:1px}}');
});

test('rules that become neighbours are merged only if every browser understands both', () => {
  const rules = (other: string) => `.a1_used{top:0}.a1_gone{top:1px}${other}{top:0}`;
  expect(stylesLeft(rules('p'))).toBe('.a1_used,p{top:0}');
  expect(stylesLeft(rules('p:has(b)'))).toBe('.a1_used{top:0}p:has(b){top:0}');
});

test('an iPhone gets a property by the name that it knows', () => {
  expect(stylesLeft('p{text-size-adjust:none}')).toContain('-webkit-text-size-adjust:none');
});
