// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor } from '@testing-library/dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldNames, readEnquiry, writeEnquiry } from '../../lib/enquiry/fields';
import { priceGuide } from '../../lib/testing/example';
import { ContactForm } from './contact-form';

const action = 'https://forms.example/f/abc';
const data = {
  phone: { href: 'tel:+447700900123', text: '07700 900123' },
  email: 'us@example.com',
  messageLinks: [],
  guide: priceGuide,
  topics: { solar: 'Solar Panels' },
};
const html = renderToString(<ContactForm action={action} data={data} />);
const enquiry = {
  name: 'Ann',
  email: 'ann@example.com',
  address: '1 High St',
  message: 'Windows please',
};

// Against hangs only: how long React takes depends on the machine.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no layout.
  vi.stubGlobal('scrollBy', () => {});
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Opens the exported page and waits until its script has taken over the form. */
async function open() {
  document.body.innerHTML = html;
  vi.resetModules();
  await import('./contact-form-script');
  await waitFor(() => expect(form().dataset.live).toBe(''));
}

function form() {
  return document.querySelector('form')!;
}

it('is a plain HTML form that works without JavaScript', () => {
  expect(html).toContain(`action="${action}" method="post"`);
  expect(html).not.toMatch(/javascript:|style=|novalidate| on\w+=/i);
});

it('has four labelled, required fields that suit the keyboard and autofill', () => {
  document.body.innerHTML = html;
  const labels = ['Name', 'Email', 'Address', 'Message'];
  const fields = labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));
  expect(fields.map(({ name }) => name)).toEqual(fieldNames);
  expect(fields.map(({ placeholder }) => placeholder)).toEqual(labels);
  expect(fields.every(({ required }) => required)).toBe(true);
  expect(fields.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'textarea']);
  expect(fields.map((box) => box.getAttribute('autocomplete'))).toEqual([
    'name',
    'email',
    'address-line1',
    null,
  ]);
});

it.each([{ telephone: '1', fields: enquiry }, { enquiry }, 'x', null])(
  'a draft of another version of the form is ignored: %j',
  async (other) => {
    sessionStorage.setItem('contact-form', JSON.stringify(other));
    await open();
    expect(Object.values(readEnquiry(form())).join('')).toBe('');
    writeEnquiry(form(), enquiry);
    expect(JSON.parse(sessionStorage.getItem('contact-form')!)).toMatchObject(enquiry);
  },
);

it('the words that a link puts before a draft do not come back once they are changed', async () => {
  sessionStorage.setItem('contact-form', JSON.stringify(enquiry));
  history.replaceState(null, '', '/contact?about=solar');
  await open();
  const message = 'I would like to ask about Solar Panels.\n\nWindows please';
  expect(readEnquiry(form())).toEqual({ ...enquiry, message });
  writeEnquiry(form(), { message: 'Only the roof.' });
  await open();
  expect(readEnquiry(form()).message).toBe('Only the roof.');
});

it('after a failure, the email link holds what is typed now, here or on another page of the tab', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await open();
  writeEnquiry(form(), enquiry);
  fireEvent.submit(form());
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'us@example.com' });
  const emailText = () => new URL(link.href).searchParams.get('body');
  writeEnquiry(form(), { message: 'Windows too' });
  await waitFor(() => expect(emailText()).toContain('Message: Windows too'));

  const draft = JSON.parse(sessionStorage.getItem('contact-form')!);
  sessionStorage.setItem('contact-form', JSON.stringify({ ...draft, message: 'And the roof' }));
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(emailText()).toContain('Message: And the roof'));
});
