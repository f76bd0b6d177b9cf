import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { contentWith } from '../lib/testing/sample';
import { renderSite } from '../lib/testing/render-site';
import { useSampleProject } from '../lib/testing/use-project';

useSampleProject();

const illustration = { description: 'Half of it washed.', photo: 'conservatory.webp' };
const own = { description: 'Leaves and moss.', photo: 'gutter.jpg' };

it.each([
  ['the owner’s own photo in place of its drawing', { ...own, drawing: 'gutter' }, 'gutter-240-'],
  ['its drawing in place of an illustration', { ...illustration, drawing: 'pane' }, 'pane-'],
  ['its drawing without a picture', { drawing: 'bucket' }, 'bucket-'],
  ['a house in place of an illustration', illustration, '#P-home'],
  ['a house without a picture', {}, '#P-home'],
] as const)('the home page lists a service with %s', async (_, fields, shown) => {
  const service = { id: 'one', title: 'One', ...fields } as const;
  const { '/': html } = await renderSite(contentWith({ services: [service] }), ['/']);
  const $ = load(html!);
  const row = $('li a[href*="one"]').filter((_, link) => $(link).text().includes('One'));
  expect(row.find('source, img, use')).not.toHaveLength(0);
  const [first] = row.find('source, img, use').toArray();
  const { srcset, src, href } = first!.attribs;
  expect((srcset ?? src ?? href)!.replace('/photos/', '')).toMatch(new RegExp(`^${shown}`));
  expect(html).not.toContain('not photographs of our work');
});
