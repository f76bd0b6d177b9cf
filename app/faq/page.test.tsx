// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { business } from '../../content/business';
import { routes } from '../../lib/site/routes';
import FaqPage, { metadata } from './page';

vi.mock('../../content/questions', () => ({ questions: [] }));

vi.hoisted(() => vi.stubEnv('SITE_BUILD', 'release'));

afterEach(cleanup);

it('without questions, the FAQ page points to phone and form and is kept from search engines', () => {
  render(<FaqPage />);
  expect(screen.getByRole('link', { name: business.phone.national })).toHaveProperty(
    'href',
    `tel:${business.phone.international}`,
  );
  const form = screen.getByRole('link', { name: 'Send a message' });
  expect(form.getAttribute('href')).toBe(routes.contact);
  expect(metadata.robots).toEqual({ index: false });
});
