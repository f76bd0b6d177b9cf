import { expect, test } from 'vitest';
import { contentWith, printed, writtenExample, type Change } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { pictureAdvice } from './picture-advice';

useExampleProject();
const { services } = writtenExample;
const illustrations =
  'content/photos.ts: these pictures are still illustrations; visitors trust photos of your own work more: house.jpg, conservatory.webp, restoration.jpg';

async function adviceOn(change: Change): Promise<string[]> {
  return printed(await pictureAdvice(contentWith(change)), change);
}

test('pictures that no page shows are named', async () => {
  const change = { services: services.filter(({ photo }) => photo !== 'gutter.jpg') };
  expect(await adviceOn(change)).toEqual([
    illustrations,
    'content/photos.ts: no page shows these pictures; use them in content/services.ts or remove their rows: gutter.jpg',
  ]);
});
