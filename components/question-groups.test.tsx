// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuestionGroups } from './question-groups';

afterEach(cleanup);

const asked = (id: string, group?: string) => ({
  id,
  question: `${id}?`,
  answer: [`Answer ${id}.`],
  ...(group && { group }),
});
const eight = 'abcdefgh'.split('').map((id) => asked(id, id < 'd' ? 'Before' : 'After'));

/** Headings and questions in the order of the page. */
function shown() {
  return [...document.querySelectorAll('h2, summary')].map(({ textContent }) => textContent);
}

it('eight questions need no headings', () => {
  render(<QuestionGroups questions={eight} />);
  expect(shown()).toEqual(['a?', 'b?', 'c?', 'd?', 'e?', 'f?', 'g?', 'h?']);
});

it('nine questions appear under their headings, after those without one', () => {
  render(<QuestionGroups questions={[...eight, asked('i')]} />);
  expect(shown()).toEqual([
    'i?',
    'Before',
    'a?',
    'b?',
    'c?',
    'After',
    'd?',
    'e?',
    'f?',
    'g?',
    'h?',
  ]);
});

it('nine questions without headings are one list', () => {
  render(<QuestionGroups questions={'abcdefghi'.split('').map((id) => asked(id))} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.querySelectorAll('div:has(> details)')).toHaveLength(1);
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
