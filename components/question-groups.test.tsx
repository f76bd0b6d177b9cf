// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuestionGroups } from './question-groups';

afterEach(cleanup);

const asked = (id: string, group?: string) => ({
  ...{ id, question: `${id}?`, answer: [`Answer ${id}.`] },
  ...(group && { group }),
});
const eight = [...'abcdefgh'].map((id) => asked(id, id < 'd' ? 'Before' : 'After'));

it.each([
  ['eight questions need no headings', eight, 'a? b? c? d? e? f? g? h?'],
  [
    'nine questions appear under their headings, after those without one',
    [...eight, asked('i')],
    'i? Before a? b? c? After d? e? f? g? h?',
  ],
  [
    'nine questions without headings are one list',
    [...'abcdefghi'].map((id) => asked(id)),
    'a? b? c? d? e? f? g? h? i?',
  ],
])('%s', (_, questions, shown) => {
  render(<QuestionGroups questions={questions} />);
  const all = [...document.querySelectorAll('h2, summary')];
  expect(all.map(({ textContent }) => textContent).join(' ')).toBe(shown);
  const headings = screen.queryAllByRole('heading').length;
  expect(document.querySelectorAll('div:has(> details)')).toHaveLength(headings + 1);
});

it('an answer has paragraphs with links', () => {
  const answer = ['By transfer.', 'See [our prices](/prices) or [the code](https://a.uk/b).'];
  render(<QuestionGroups questions={[{ ...asked('pay'), answer }]} />);
  const paragraphs = [...document.querySelectorAll('#pay p')];
  expect(paragraphs.map(({ innerHTML }) => innerHTML)).toEqual([
    'By transfer.',
    'See <a href="/prices">our prices</a> or <a href="https://a.uk/b">the code</a>.',
  ]);
});
