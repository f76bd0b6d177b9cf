import { expect, test } from 'vitest';
import * as anchors from '../lib/site/anchors';
import { placesIn } from '../lib/site/places';
import { everyFact } from '../lib/testing/every-fact';
import { contentWith } from '../lib/testing/sample';
import { renderSite, valuesOf } from '../lib/testing/render-site';
import { useSampleProject } from '../lib/testing/use-project';

useSampleProject();

/** Ids that no owner's text can make (of drawings and rows) or that share no page with one (of form fields). */
const apart = /^(P-|extra\.|contact-)/;

/** Ids that owners should not link to: those of a label and of the skip link's target. */
const internal: string[] = [anchors.frequency, anchors.main];

test.each([
  { name: 'every fact', content: contentWith(everyFact) },
  { name: 'no facts', content: contentWith() },
])('with $name, the places that owners may link to are those on the pages', async ({ content }) => {
  const pages = await renderSite(content);
  for (const [route, places] of Object.entries(placesIn(content))) {
    const html = pages[route === '/about' ? '/' : route]!;
    const ids = valuesOf('id', html).filter((id) => !apart.test(id));
    expect(places.toSorted(), route).toEqual(ids.filter((id) => !internal.includes(id)).sort());
    // The ids of questions are made from the owner's words.
    if (route === '/faq') expect(ids.sort()).toEqual([anchors.main, ...places].sort());
  }
});
