// @vitest-environment jsdom
import { cleanup, fireEvent, render as renderElement, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FieldName, fieldLabels, fieldNames } from '../../lib/enquiry/fields';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { ContactForm, type ContactFormProps } from './contact-form-outcome';
import { EnquiryForm } from './enquiry-form';

const props: ContactFormProps = {
  action: 'https://forms.example/f/abc',
  phone: { href: 'tel:+447700900123', text: '07700 900123' },
  email: 'us@example.com',
  messageLinks: [],
  prefill: { guide: priceGuide, topics: { 'gutter-cleaning': 'Gutter Cleaning' } },
};
const form = (
  <EnquiryForm action={props.action}>
    <div data-contact-form={JSON.stringify(props)} />
  </EnquiryForm>
);
const enquiry = {
  name: 'Ann',
  email: 'ann@example.com',
  address: '1 High St',
  message: 'Windows please',
};
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', fetchStub);
  // jsdom has no layout.
  vi.stubGlobal('scrollBy', () => {});
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Starts React in the exported page. */
function render() {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form);
  const container = page.querySelector<HTMLElement>('[data-contact-form]')!;
  return renderElement(<ContactForm {...props} />, { container });
}

function reply(status: number, body: string) {
  fetchStub.mockImplementation(async () => new Response(body, { status }));
}

function field(name: FieldName) {
  return screen.getByLabelText<HTMLInputElement>(fieldLabels[name]);
}

function typedText() {
  return Object.fromEntries(fieldNames.map((name) => [name, field(name).value]));
}

function fill(values: Partial<typeof enquiry> = enquiry) {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(field(name as FieldName), { target: { value } });
  }
}

async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'SUBMIT' }));
}

async function alertText() {
  return (await screen.findByRole('alert')).textContent;
}

describe('the form before it is touched', () => {
  it('is a plain HTML form that works without JavaScript', () => {
    const html = renderToString(form);
    expect(html).toContain(`action="${props.action}" method="post"`);
    expect(html).not.toMatch(/javascript:|style=|novalidate| on\w+=/i);
  });

  it('has four labelled, required fields that suit the keyboard and autofill', () => {
    render();
    for (const name of fieldNames) {
      const { id, placeholder, required } = field(name);
      expect({ id, placeholder, required }).toEqual({
        id: `contact-${name}`,
        placeholder: fieldLabels[name],
        required: true,
      });
    }
    expect(fieldNames.map((name) => field(name).getAttribute('autocomplete'))).toEqual([
      'name',
      'email',
      'street-address',
      null,
    ]);
    expect(field('email').type).toBe('text');
    expect(field('email').getAttribute('inputmode')).toBe('email');
    expect(field('message').tagName).toBe('TEXTAREA');
  });
});

it.each([{ telephone: '1', fields: enquiry }, { enquiry }, 'x', null])(
  'a draft of another version of the form is ignored: %j',
  (other) => {
    sessionStorage.setItem('contact-form', JSON.stringify(other));
    render();
    expect(Object.values(typedText()).join('')).toBe('');
    fill();
    expect(JSON.parse(sessionStorage.getItem('contact-form')!)).toMatchObject(enquiry);
  },
);

it('once one attempt may have arrived, every later failure says so', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  reply(500, '');
  const { unmount } = render();
  fill();
  await send();
  expect(await alertText()).toMatch(/could not confirm/);
  onLine.mockReturnValue(false);
  await send();
  expect(await alertText()).toMatch(/You are offline.*could not confirm that your message arrived/);
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await alertText()).toMatch(/online again.*could not confirm/);
  reply(404, '{"error":"Form not found"}');
  await send();
  await screen.findByText(/not working at the moment/);
  expect(await alertText()).toMatch(/could not confirm/);
  unmount();
  render();
  expect(await alertText()).toMatch(/could not confirm/);
  expect(typedText()).toEqual(enquiry);
});

describe('the words that a link puts into the message', () => {
  const gutters = 'I would like to ask about Gutter Cleaning.';

  it('stand before those of a draft', () => {
    const first = render();
    fill();
    first.unmount();
    history.replaceState(null, '', '/contact?about=gutter-cleaning');
    render();
    expect(typedText()).toEqual({ ...enquiry, message: `${gutters}\n\nWindows please` });
  });

  it('do not come back once the visitor has changed them', () => {
    history.replaceState(null, '', '/contact?about=gutter-cleaning');
    const first = render();
    expect(field('message').value).toBe(gutters);
    fill({ message: 'Only the front gutter.' });
    first.unmount();
    render();
    expect(field('message').value).toBe('Only the front gutter.');
  });
});

describe('after a failure', () => {
  async function fail(words = enquiry) {
    reply(500, '');
    render();
    fill(words);
    await send();
    await alertText();
  }

  function emailText() {
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'us@example.com' });
    return new URL(href).searchParams.get('body');
  }

  it('the email link holds what is typed now', async () => {
    await fail();
    fill({ message: 'Gutters too' });
    expect(emailText()).toContain('Message: Gutters too');
  });

  it('the email link holds what another page of the tab has added meanwhile', async () => {
    await fail();
    const draft = JSON.parse(sessionStorage.getItem('contact-form')!);
    sessionStorage.setItem('contact-form', JSON.stringify({ ...draft, message: 'Gutters too' }));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(emailText()).toContain('Message: Gutters too');
  });

  it('a message too long for a link is selected where copying is forbidden', async () => {
    const user = userEvent.setup();
    const message = 'x'.repeat(3000);
    await fail({ ...enquiry, message });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Copy your message' }));
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Text of your message');
    expect(box.value).toContain(message);
    expect(box.selectionEnd - box.selectionStart).toBe(box.value.length);
  });
});
