import { expect, test } from 'vitest';
import { placesIn } from '../lib/publish/validate-content';
import { contentWith } from '../lib/testing/example';
import { renderSite, valuesOf } from '../lib/testing/render-site';
import { sites } from '../lib/testing/sites';
import { useExampleProject } from '../lib/testing/use-project';

useExampleProject();

/** Ids that no link of an owner should lead to: of drawings, fields and labels, of the skip link, and of a hidden estimate. */
const internal = /^(P-|contact-|how-often$|main$|your-estimate$)/;

test.each([
  { name: 'every fact', content: contentWith(sites.full) },
  { name: 'no facts', content: contentWith() },
])('with $name, the places that links may lead to are those on the pages', async ({ content }) => {
  const pages = await renderSite(content);
  for (const [route, places] of Object.entries(placesIn(content))) {
    const html = pages[route === '/about' ? '/' : route]!;
    const ids = valuesOf('id', html).filter((id) => !internal.test(id));
    expect(places.toSorted(), route).toEqual(ids.sort());
  }
});
