import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { splitAtLinks } from '../lib/content/linked-text';
import { QuestionGroups } from './question-groups';

const asked = (id: string, group?: string) => ({
  ...{ id, question: `${id}?`, answer: [splitAtLinks(`Answer ${id}.`)] },
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
  const html = renderToStaticMarkup(<QuestionGroups questions={questions} />);
  const found = [...html.matchAll(/<(h2|summary)>(.*?)</g)];
  expect(found.map(([, , words]) => words).join(' ')).toBe(shown);
  const headings = found.filter(([, element]) => element === 'h2').length;
  expect(html.match(/<div[^>]*><details/g)).toHaveLength(headings + 1);
});

it('an answer has paragraphs with links', () => {
  const answer = ['By transfer.', 'See [our prices](/prices) or [the code](https://a.uk/b).'].map(
    splitAtLinks,
  );
  expect(
    renderToStaticMarkup(<QuestionGroups questions={[{ ...asked('pay'), answer }]} />),
  ).toContain(
    '<div id="pay"><p>By transfer.</p>' +
      '<p>See <a href="/prices">our prices</a> or <a href="https://a.uk/b">the code</a>.</p></div>',
  );
});

it('text with links can’t be rendered as plain text', () => {
  const linked = splitAtLinks('See [our prices](/prices).');
  // @ts-expect-error It would show brackets and addresses.
  expect(() => renderToStaticMarkup(<p>{linked}</p>)).toThrow('not valid as a React child');
});
