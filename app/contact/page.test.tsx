import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { business } from '../site-content';
import ContactPage from './page';

vi.hoisted(() => vi.stubEnv('SITE_BUILD', 'release'));

it.each([
  [{}, 'https://formspree.io', 'Formspree'],
  [{ name: 'Formulaire', address: 'https://formulaire.fr' }, 'https://formulaire.fr', 'Formulaire'],
])('with %o, a release posts to %s and names %s', async (service, address, name) => {
  business.formService = { formId: 'abcdefgh', ...service };
  const { prelude } = await prerender(<ContactPage />);
  const html = await new Response(prelude).text();
  expect(html).toContain(`action="${address}/f/abcdefgh"`);
  expect(html.replaceAll('<!-- -->', '')).toContain(`go to ${name}, the service`);
});
