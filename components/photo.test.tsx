import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useExampleProject } from '../lib/testing/use-project';
import { Photo } from './photo';
import { PhotoPlaceholders } from './photo-placeholders';

const photo = { file: 'house.jpg', alt: 'A brick house.', illustration: true };

useExampleProject();

async function markup(props: Partial<Parameters<typeof Photo>[0]> = {}) {
  return renderToStaticMarkup(await Photo({ photo, sizes: '100vw', ...props }));
}

it('an illustration says that it is one', async () => {
  expect(await markup()).toContain('Illustration, not a photograph of our work</figcaption>');
});

it('a photograph of the owner has no caption', async () => {
  expect(await markup({ photo: { ...photo, illustration: false } })).not.toContain('figcaption');
});

it('a picture keeps its place free before it is there, without a style attribute', async () => {
  const html = await markup();
  expect(html).toContain('width="800" height="600"');
  expect(html).not.toContain('style=');
  const [, className] = /class="[^"]*(placeholder-[0-9a-f]{6})"/.exec(html) ?? [];
  const rules = renderToStaticMarkup(await PhotoPlaceholders({ files: [photo.file] }));
  expect(rules).toContain(`.${className}{background:#`);
});

it('a picture further down waits, one on the first screen hurries', async () => {
  expect(await markup()).toContain('loading="lazy"');
  const first = await markup({ priority: true });
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
});

it('AVIF is offered before WebP, with the widths and the sizes of the layout', async () => {
  expect(await markup({ sizes: '90vw' })).toMatch(
    /type="image\/avif" srcSet="\/photos\/house-480-\w+\.avif 480w, .* 800w" sizes="90vw"\/><source type="image\/webp"/,
  );
});
