import type { Metadata } from 'next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../lib/site/routes';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function metadata() {
  const { business } = await import('./site-content');
  const listed = Object.values(routes).map(async (route) => {
    const file = `.${route.replace(/\/$/, '')}/page`;
    const page: { metadata: Metadata } = await import(file);
    return { url: new URL(route, business.siteAddress).href, ...page.metadata };
  });
  return Promise.all(listed);
}

it('the sitemap of a release has exactly the pages that search engines may list', async () => {
  vi.stubEnv('SITE_BUILD', 'release');
  const { default: sitemap } = await import('./sitemap');
  const listed = (await metadata())
    .filter(({ robots, alternates, url }) => !robots && alternates?.canonical === url)
    .map(({ url }) => url);
  expect(new Set(sitemap().map(({ url }) => url))).toEqual(new Set(listed));
});

it('no page of a preview may be listed', async () => {
  vi.stubEnv('SITE_BUILD', 'preview');
  expect((await metadata()).map(({ robots }) => robots)).toEqual(
    Object.values(routes).map(() => ({ index: false })),
  );
});

it('robots.txt lets every page be read, so that noindex is seen', async () => {
  for (const build of ['release', 'preview']) {
    vi.resetModules();
    vi.stubEnv('SITE_BUILD', build);
    const { default: robots } = await import('./robots');
    expect(robots().rules).not.toHaveProperty('disallow');
    expect('sitemap' in robots()).toBe(build === 'release');
  }
});
