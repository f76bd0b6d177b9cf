import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useExampleProject } from '../lib/testing/use-project';
import { Photo } from './photo';

const photo = { file: 'house.jpg', alt: 'A brick house.', illustration: true };

useExampleProject();

async function markup(props: Partial<Parameters<typeof Photo>[0]> = {}) {
  return renderToStaticMarkup(await Photo({ photo, sizes: '100vw', ...props }));
}

it('an illustration is labelled as one', async () => {
  expect(await markup()).toContain('>Illustration</figcaption>');
});

it('the owner’s own photograph has no caption', async () => {
  expect(await markup({ photo: { ...photo, illustration: false } })).not.toContain('figcaption');
});

it('a portrait is as sharp as the screen, however small', async () => {
  expect(await markup({ sizes: '6rem' })).toContain(' sizes="6rem"');
});

it('space is reserved for a picture before it loads, without a style attribute', async () => {
  const html = await markup();
  expect(html).toContain('width="800" height="600"');
  expect(html).not.toContain('style=');
});

it('a picture loads lazily unless it is on the first screen', async () => {
  expect(await markup()).toContain('loading="lazy"');
  const first = await markup({ priority: true });
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
});

it('AVIF is offered at the available widths, with at most two pixels per CSS pixel on a phone', async () => {
  expect(await markup({ sizes: '90vw' })).toMatch(
    /type="image\/avif" srcSet="\/photos\/house-480-\w+\.avif 480w, .* 800w" sizes="\(width &lt; 48rem\) and \(min-resolution: 2.5dppx\) 61vw, 90vw"\/><img/,
  );
});
