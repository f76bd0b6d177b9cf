// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render as renderElement,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { fieldCodes, formCodes } from '../../lib/enquiry/outcome';
import { Island } from '../../lib/export/island';
import { ContactForm, type ContactFormProps } from './contact-form';
import { early } from './contact-form.early';
import { EnquiryForm } from './enquiry-form';

const props: ContactFormProps = {
  action: 'https://forms.example/f/abc',
  phone: { href: 'tel:+447700900123', text: '07700 900123' },
  email: 'us@example.com',
  prefill: { guide: priceGuide, topics: { 'gutter-cleaning': 'Gutter Cleaning' } },
};
const page = (
  <Island name="contact-form" component={ContactForm} props={props}>
    {(root) => <EnquiryForm action={props.action}>{root}</EnquiryForm>}
  </Island>
);
const enquiry = {
  name: 'Ann',
  email: 'ann@example.com',
  address: '1 High St',
  message: 'Windows please',
};
const labels = { name: 'Name', email: 'Email', address: 'Address', message: 'Message' };
type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];
const fetchStub = vi.fn<typeof fetch>();
const plainPost = vi.fn();
let online = true;

beforeEach(() => {
  online = true;
  document.title = 'Contact';
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', fetchStub);
  // jsdom lays nothing out.
  vi.stubGlobal('scrollBy', () => {});
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    plainPost(this.action, this.method, Object.fromEntries(new FormData(this)));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetchStub.mockReset();
  plainPost.mockReset();
});

/** The page as the export has it, its early script, then React. */
function render(touch?: (container: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  touch?.(container);
  early(container, () => {});
  return renderElement(page, { container, hydrate: true });
}

function reply(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetchStub.mockImplementation(async () => new Response(text, { status }));
}

function hang() {
  fetchStub.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
}

function field(name: Name) {
  return screen.getByLabelText<HTMLInputElement>(labels[name]);
}

/** What is said under a field; its input says where that is. */
function errorAt(name: Name) {
  return document.getElementById(field(name).getAttribute('aria-describedby')!)!.textContent;
}

function typedText() {
  return Object.fromEntries(names.map((name) => [name, field(name).value]));
}

function fill(values: Partial<typeof enquiry> = enquiry) {
  for (const name of names) {
    const value = values[name];
    if (value !== undefined) fireEvent.input(field(name), { target: { value } });
  }
}

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'SUBMIT' });

async function send() {
  fill();
  await userEvent.click(submitButton());
}

async function alertText() {
  return (await screen.findByRole('alert')).textContent;
}

function expectNothingLost() {
  expect(typedText()).toEqual(enquiry);
  expect(submitButton().disabled).toBe(false);
  expect(screen.queryByText(/^Thanks/)).toBeNull();
  expect(screen.getByRole('link', { name: '07700 900123' }).getAttribute('href')).toBe(
    'tel:+447700900123',
  );
  const mail = screen.getByRole('link', { name: 'us@example.com' }).getAttribute('href') ?? '';
  expect(mail).toMatch(/^mailto:us@example\.com\?/);
  expect(new URL(mail).searchParams.get('body')).toContain('Message: Windows please');
}

describe('the form before anything happens', () => {
  it('is a plain HTML form that works without script', () => {
    const html = renderToString(page);
    expect(html).toContain(`<form class="`);
    expect(html).toContain(`action="${props.action}" method="post"`);
    expect(html).not.toMatch(/javascript:|style=|novalidate| on\w+=/i);
    expect(html).toBe(renderToString(page));
  });

  it('has four labelled, required fields that suit the keyboard and autofill', () => {
    render();
    for (const name of names) {
      const input = field(name);
      expect(input.required).toBe(true);
      expect(input.name).toBe(name);
      expect(input.placeholder).toBe(labels[name]);
      expect(input.id).toBe(`contact-${name}`);
      expect(errorAt(name)).toBe('');
      expect(input.getAttribute('aria-invalid')).toBe('false');
    }
    expect(names.map((name) => field(name).getAttribute('autocomplete'))).toEqual([
      'name',
      'email',
      'street-address',
      null,
    ]);
    expect(field('email').type).toBe('text');
    expect(field('email').inputMode ?? field('email').getAttribute('inputmode')).toBe('email');
    expect(field('message').tagName).toBe('TEXTAREA');
  });

  it('hides its trap for robots from people, keyboard and autofill', () => {
    render();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    const trap = document.querySelector<HTMLInputElement>('[name=_gotcha]')!;
    expect(trap.tabIndex).toBe(-1);
    expect(trap.autocomplete).toBe('off');
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
    expect(trap.required).toBe(false);
  });

  it('sends nothing while a field is empty', async () => {
    render();
    fill({ ...enquiry, address: '' });
    await userEvent.click(submitButton());
    expect(fetchStub).not.toHaveBeenCalled();
  });
});

describe('an accepted message', () => {
  it.each([
    { next: '/thanks', ok: true },
    { ok: true },
    { success: 'email sent', next: 'https://forms.example/thanks' },
  ])('%j is thanked for in place of the form, with the focus', async (body) => {
    reply(200, body);
    render();
    await send();
    await screen.findByText('Thanks for your email!');
    const thanks = screen.getByRole('status');
    expect(thanks.textContent).toBe('Thanks for your email!');
    expect(document.activeElement).toBe(thanks);
    expect(typedText()).toEqual({ name: '', email: '', address: '', message: '' });
    expect(document.title).toBe('Contact');
    expect(sessionStorage).toHaveLength(0);
    const sent = new URLSearchParams(String(fetchStub.mock.calls[0]![1]!.body));
    expect(Object.fromEntries(sent)).toEqual(enquiry);
  });

  it('does not carry what a robot trap holds', async () => {
    reply(200, { ok: true });
    render();
    document.querySelector<HTMLInputElement>('[name=_gotcha]')!.value = 'filled by mistake';
    await send();
    await screen.findByText('Thanks for your email!');
    expect(String(fetchStub.mock.calls[0]![1]!.body)).not.toContain('gotcha');
  });
});

describe('while a message is sent', () => {
  it('the button is disabled and the fields keep what is being sent', async () => {
    hang();
    render();
    await send();
    await waitFor(() => expect(fetchStub).toHaveBeenCalled());
    expect(submitButton().disabled).toBe(true);
    expect(field('message').readOnly).toBe(true);
    expect(screen.getByText('Sending your message…')).toBeTruthy();
  });

  it('a double click or a held Enter key sends it once', async () => {
    hang();
    render();
    fill();
    const form = document.querySelector('form')!;
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(fetchStub).toHaveBeenCalled());
    await userEvent.dblClick(submitButton());
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('coming back from the back/forward cache does not leave it stuck', async () => {
    hang();
    render();
    await send();
    await waitFor(() => expect(fetchStub).toHaveBeenCalled());
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await alertText()).toMatch(/interrupted.*could not confirm/);
    expectNothingLost();
  });
});

describe('a refused message', () => {
  it.each(formCodes)('%s is explained above the button', async (code) => {
    reply(422, { error: 'Validation errors', errors: [{ code, message: 'service text' }] });
    render();
    await send();
    expect(await alertText()).not.toContain('service text');
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert);
    expect(
      alert.compareDocumentPosition(submitButton()) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expectNothingLost();
  });

  it.each(fieldCodes)(
    '%s stands at its field and in the summary in the same words',
    async (code) => {
      reply(422, {
        error: 'Validation errors',
        errors: [{ code, field: 'email', message: 'service text' }],
      });
      render();
      await send();
      const summary = await screen.findByRole('region', { name: 'There is a problem' });
      expect(document.activeElement).toBe(summary);
      const input = field('email');
      const error = errorAt('email');
      expect(error).toMatch(/^Email (should|is) /);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      const link = within(summary).getByRole('link', { name: error });
      await userEvent.click(link);
      expect(document.activeElement).toBe(input);
      expect(errorAt('name')).toBe('');
      expect(document.title).toBe('Error: Contact');
      expectNothingLost();
    },
  );

  it('several errors of one field are joined by commas', async () => {
    const at = (code: string, message = '') => ({ code, field: 'name', message });
    reply(422, { errors: [at('REQUIRED_FIELD_EMPTY'), at('toString', 'must rhyme')] });
    render();
    await send();
    await screen.findByRole('region');
    expect(errorAt('name')).toBe('Name should not be empty, must rhyme');
  });

  it.each([
    [200, { error: 'form over quota' }, /all the messages that it can this month/],
    [403, { error: 'Form not active' }, /not working at the moment/],
    [404, { error: 'Form not found', errors: [] }, /not working at the moment/],
    [422, { error: 'Validation errors', errors: [] }, /check all four fields/],
    [429, '', /too many messages/],
    [
      422,
      { errors: [{ code: 'TYPE_TEXT', field: 'phone', message: 'm' }] },
      /phone should be plain/,
    ],
    [422, { errors: [{ code: 'constructor', message: 'must rhyme' }] }, /“must rhyme”/],
    [400, { error: 'No more' }, /“No more”/],
  ])('%i %j is never shown nowhere', async (status, body, words) => {
    reply(status, body);
    render();
    await send();
    expect(await alertText()).toMatch(words);
    expectNothingLost();
  });

  it("keeps the service's text inert", async () => {
    const message = '<img src=x onerror=alert(1)>';
    reply(422, { errors: [{ message }, { field: 'name', message }] });
    render();
    await send();
    expect(await alertText()).toContain(message);
    expect(document.querySelector('img')).toBeNull();
  });

  it('can be mended and sent again, and the title goes back', async () => {
    reply(422, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: '' }] });
    render();
    await send();
    await screen.findByRole('region');
    reply(200, { ok: true });
    fill({ email: 'ann@example.org' });
    await userEvent.click(submitButton());
    await screen.findByText('Thanks for your email!');
    expect(document.title).toBe('Contact');
  });

  it.each([
    [400, 'Please complete the reCAPTCHA'],
    [
      403,
      'In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled',
    ],
  ])(
    '%i that wants a captcha becomes a plain HTML post of the same fields',
    async (status, error) => {
      reply(status, { error });
      render();
      await send();
      await waitFor(() => expect(plainPost).toHaveBeenCalledTimes(1));
      expect(plainPost).toHaveBeenCalledWith(props.action, 'post', enquiry);
      expect(await alertText()).not.toMatch(/AJAX/);
      expectNothingLost();
      expect(sessionStorage.getItem('contact-form')).toContain('Windows please');
    },
  );
});

describe('a message that nobody can confirm', () => {
  it.each([
    [200, '<h1>Thanks!</h1>', /cannot read/],
    [200, '', /cannot read/],
    [500, { ok: true }, /cannot read/],
    [200, { success: 'confirmation email sent' }, /holding your message/],
  ])('%i %j', async (status, body, words) => {
    reply(status, body);
    render();
    await send();
    expect(await alertText()).toMatch(words);
    expect(screen.getByRole('alert').textContent).not.toMatch(/JSON|token|not sent/i);
    expectNothingLost();
  });

  it('shows no text of the runtime when the connection breaks', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    render();
    await send();
    expect(await alertText()).toMatch(/connection broke, and we could not confirm/);
    expect(document.body.textContent).not.toMatch(/Failed to fetch/);
    expectNothingLost();
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('is told so after 20 seconds', async () => {
    hang();
    render();
    fill();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(submitButton());
    await vi.waitFor(() => expect(fetchStub).toHaveBeenCalled());
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    vi.useRealTimers();
    expect(await alertText()).toMatch(/too long to answer, and we could not confirm/);
    expectNothingLost();
  });
});

describe('offline', () => {
  it('nothing is sent, and being online again only offers to send', async () => {
    online = false;
    reply(200, { ok: true });
    render();
    await send();
    expect(await alertText()).toMatch(/You are offline/);
    expectNothingLost();
    online = true;
    fireEvent(window, new Event('online'));
    expect(await alertText()).toMatch(/online again.*press SUBMIT/);
    expect(fetchStub).not.toHaveBeenCalled();
    await userEvent.click(submitButton());
    await screen.findByText('Thanks for your email!');
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

describe('the draft', () => {
  it('comes back after a reload', () => {
    const { unmount } = render();
    fill();
    unmount();
    render();
    expect(typedText()).toEqual(enquiry);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps autofill that made no event, when the page is left', () => {
    const { unmount } = render();
    field('name').value = 'Autofilled';
    fireEvent(window, new PageTransitionEvent('pagehide'));
    unmount();
    render();
    expect(field('name').value).toBe('Autofilled');
  });

  it('that was being sent says on return that we do not know', async () => {
    hang();
    const { unmount } = render();
    await send();
    await waitFor(() => expect(fetchStub).toHaveBeenCalled());
    unmount();
    render();
    expect(await alertText()).toMatch(/could not confirm/);
    expectNothingLost();
  });

  it.each([{ telephone: '1', fields: enquiry }, { enquiry }, 'x', null])(
    'of another version of the form is dropped quietly: %j',
    (other) => {
      sessionStorage.setItem('contact-form', JSON.stringify(other));
      render();
      expect(Object.values(typedText()).join('')).toBe('');
      fill();
      expect(JSON.parse(sessionStorage.getItem('contact-form')!)).toMatchObject(enquiry);
    },
  );

  it('that cannot be kept changes nothing else', async () => {
    const broken = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(broken);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(broken);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(broken);
    reply(200, { ok: true });
    render();
    await send();
    await screen.findByText('Thanks for your email!');
  });

  it('gives way to what was typed before it could be restored', () => {
    const draft = { ...enquiry, name: 'Old', sent: false, prefill: '' };
    sessionStorage.setItem('contact-form', JSON.stringify(draft));
    render((container) => {
      container.querySelector('input')!.value = 'New';
    });
    expect(typedText()).toEqual({ ...enquiry, name: 'New' });
  });

  it('remembers over several attempts that one of them may have arrived', async () => {
    reply(500, '');
    const { unmount } = render();
    await send();
    expect(await alertText()).toMatch(/could not confirm/);
    online = false;
    await userEvent.click(submitButton());
    expect(await alertText()).toMatch(
      /You are offline.*could not confirm that your message arrived/,
    );
    online = true;
    fireEvent(window, new Event('online'));
    expect(await alertText()).toMatch(/online again.*could not confirm/);
    reply(404, { error: 'Form not found' });
    await userEvent.click(submitButton());
    await screen.findByText(/not working at the moment/);
    expect(await alertText()).toMatch(/could not confirm/);
    unmount();
    render();
    expect(await alertText()).toMatch(/could not confirm/);
    expectNothingLost();
  });
});

describe('the address that led to the form', () => {
  const gutters = 'I would like to ask about Gutter Cleaning.';

  afterEach(() => history.replaceState(null, '', '/'));

  it('puts its words into the message, which stays editable', () => {
    history.replaceState(null, '', '/contact?about=gutter-cleaning');
    render();
    expect(field('message').value).toBe(gutters);
  });

  it('adds to a draft and takes nothing from it', () => {
    const first = render();
    fill({ ...enquiry, message: 'Windows please' });
    first.unmount();
    history.replaceState(null, '', '/contact?about=gutter-cleaning');
    render();
    expect(typedText()).toEqual({ ...enquiry, message: `${gutters}\n\nWindows please` });
  });

  it('does not undo what the visitor made of its words', () => {
    history.replaceState(null, '', '/contact?about=gutter-cleaning');
    const first = render();
    fill({ message: 'Only the front gutter.' });
    first.unmount();
    render();
    expect(field('message').value).toBe('Only the front gutter.');
  });

  it.each(['?about=toString', '?about=<b>', '?house=castle&frequency=fourWeeks'])(
    'is ignored when it was tampered with: %s',
    (search) => {
      history.replaceState(null, '', `/contact${search}`);
      render();
      expect(field('message').value).toBe('');
    },
  );
});

describe('the other ways to reach the business', () => {
  it('follow what is typed after a failure', async () => {
    reply(500, '');
    render();
    await send();
    await alertText();
    fill({ message: 'Gutters too' });
    const mail = screen.getByRole('link', { name: 'us@example.com' }).getAttribute('href') ?? '';
    expect(new URL(mail).searchParams.get('body')).toContain('Message: Gutters too');
  });

  it('copy a message that is too long for a link', async () => {
    const user = userEvent.setup();
    const message = 'x'.repeat(3000);
    reply(500, '');
    render();
    fill({ ...enquiry, message });
    await user.click(submitButton());
    await alertText();
    await user.click(screen.getByRole('button', { name: 'Copy your message' }));
    expect(await screen.findByText(/^Copied/)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain(`Message: ${message}`);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Copy your message' }));
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Text of your message');
    expect(box.value).toContain(message);
    expect(box.selectionEnd - box.selectionStart).toBe(box.value.length);
  });
});

describe('the same message in two tabs', () => {
  it('is sent once when the first was accepted, and thanked for in both', async () => {
    reply(200, { ok: true });
    const { unmount } = render();
    await send();
    await screen.findByText('Thanks for your email!');
    unmount();
    render();
    await send();
    await screen.findByText('Thanks for your email!');
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(localStorage)).not.toContain('Windows');
  });

  it('is sent again when it was changed, or when the first was not accepted', async () => {
    reply(500, '');
    render();
    await send();
    await alertText();
    await userEvent.click(submitButton());
    await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
    reply(200, { ok: true });
    fill({ message: 'Gutters too' });
    await userEvent.click(submitButton());
    await screen.findByText('Thanks for your email!');
    expect(fetchStub).toHaveBeenCalledTimes(3);
  });
});
