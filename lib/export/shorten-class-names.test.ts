import { expect, it } from 'vitest';
import { shortenClassNames } from './shorten-class-names';

const names = { box: 'a1b2_box', line: '-4c5d_line' };
const { classNames, shorten } = shortenClassNames(new Map([['sign.module.css', names]]));

it('a class has one short name in markup, scripts and styles, whatever character its own begins with', () => {
  const { box, line } = classNames.get('sign.module.css')!;
  expect(shorten('<p class="a1b2_box -4c5d_line">')).toBe(`<p class="${box} ${line}">`);
  expect(shorten(String.raw`.a1b2_box>.-\34 c5d_line:hover{top:0}`)).toBe(
    `.${box}>.${line}:hover{top:0}`,
  );
});

it('other words stay as they are', () => {
  const text = String.raw`my-a1b2_box "\u003ca1b2_boxes" \34 c5d`;
  expect(shorten(text)).toBe(text);
});
