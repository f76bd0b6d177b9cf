// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../../lib/site/routes';
import { business } from '../../lib/testing/example';
import FaqPage, { metadata } from './page';

vi.mock('../site-content', async () => ({
  ...(await import('../../lib/testing/example')),
  questions: [{ id: 'rain', question: 'What happens when it rains?', answer: [] }],
}));

vi.hoisted(() => vi.stubEnv('SITE_BUILD', 'release'));

afterEach(cleanup);

it('without an answer, the FAQ page has no question, points to phone and form and is kept from search engines', () => {
  render(<FaqPage />);
  expect(screen.getByRole('link', { name: business.phone.national })).toHaveProperty(
    'href',
    `tel:${business.phone.international}`,
  );
  const form = screen.getByRole('link', { name: 'Send a message' });
  expect(form.getAttribute('href')).toBe(routes.contact);
  expect(document.body.innerHTML).not.toMatch(/rain/);
  expect(metadata.robots).toEqual({ index: false });
});
