import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { photos, services } from '../lib/testing/example';
import { IllustrationNote } from './illustration-note';

const all = photos.map(({ file }) => file);

test.each([
  { drawn: [], says: '' },
  {
    drawn: ['gutter.jpg', 'restoration.jpg'],
    says: 'Illustrations, not photographs of our work: Gutter &amp; Soffit Cleaning, Window Restoration.',
  },
  {
    drawn: all,
    says: 'The pictures are illustrations, not photographs of our work.',
  },
])('with $drawn.length illustrations, the note is “$says”', ({ drawn, says }) => {
  const marked = photos.map((one) => ({ ...one, illustration: drawn.includes(one.file) }));
  const note = <IllustrationNote services={services} photos={marked} />;
  const html = renderToStaticMarkup(note).replace(/ class="\w+"/, '');
  expect(html).toBe(says && `<section><small>${says}</small></section>`);
});
