// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { everyField } from '../testing/enquiry';
import { copyId, keepDraft } from './draft';
import { type Enquiry, fieldId, fieldNames, fieldOf, readEnquiry, writeEnquiry } from './fields';

const blank = everyField('');
const hello = { ...blank, name: 'Ann', message: 'Hello' };

const listen = addEventListener;
let leave = new AbortController();

/** Leaves the page, and opens another with the form in the same tab, or one to which the browser `restored` a copy. */
function openPage(typed: Partial<Enquiry> = {}, prefill?: string, restored = '') {
  leave.abort();
  leave = new AbortController();
  const { signal } = leave;
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    listen(type, listener, { signal }),
  );
  document.body.innerHTML = `<form>${fieldNames.map((name) => `<textarea id="${fieldId(name)}"></textarea>`).join('')}<input id="${copyId}" type="hidden"></form>`;
  const form = document.forms[0]!;
  writeEnquiry(form, typed);
  copyOf(form).value = restored;
  return { form, draft: keepDraft(form, prefill) };
}

const copyOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>(`#${copyId}`)!;

const returnFromCache = () =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

const storeElsewhere = (text: string) => sessionStorage.setItem('contact-form', text);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('a draft survives a crash until its words are deleted', () => {
  writeEnquiry(openPage().form, hello);
  const { form } = openPage();
  expect(readEnquiry(form)).toEqual(hello);
  writeEnquiry(form, blank);
  expect(sessionStorage.getItem('contact-form')).toBe('{}');
});

it('a draft keeps values that a password manager fills in without an event', () => {
  const { form } = openPage();
  form.querySelector('textarea')!.value = 'Ann';
  dispatchEvent(new Event('pagehide'));
  expect(readEnquiry(openPage().form)).toEqual({ ...blank, name: 'Ann' });
});

it.each([
  ['Mind the dog.', 'Hello\n\nMind the dog.'],
  ['Hello and goodbye', 'Hello and goodbye'],
  ['Hell', 'Hello'],
])('a message begun before the script arrived stays beside the stored draft: %s', (begun, both) => {
  storeElsewhere(JSON.stringify(hello));
  const typed = { name: 'Zoe', email: 'zoe@example.com', message: begun };
  const { form } = openPage(typed);
  expect(readEnquiry(form)).toEqual({ ...hello, ...typed, message: both });
  expect(readEnquiry(openPage().form)).toEqual({ ...hello, ...typed, message: both });
});

it.each([
  ['shows the words typed since on another page', { name: 'Ann', message: 'Goodbye' }, {}, {}],
  [
    'keeps words that were typed before the script arrived',
    hello,
    { name: 'Zoe' },
    { name: 'Zoe' },
  ],
  ['stays empty if its message was accepted since', {}, {}, {}],
  ['keeps its words if nothing is known of them', undefined, {}, hello],
])('a page whose words the browser has restored %s', (_, stored, typed, kept) => {
  const first = openPage(hello).form;
  const copy = copyOf(first).value;
  sessionStorage.clear();
  if (stored) storeElsewhere(JSON.stringify(stored));
  const { form } = openPage({ ...hello, ...typed }, undefined, copy);
  const now = { ...blank, ...stored, ...kept };
  expect(readEnquiry(form)).toEqual(now);
  expect(readEnquiry(openPage().form)).toEqual(now);
});

it('a page whose words the browser has restored begins with its own estimate, once', () => {
  const copy = copyOf(openPage(hello, 'Estimate.').form).value;
  openPage({}, 'Another.');
  const { form } = openPage({ ...hello, message: 'Estimate.\n\nHello' }, 'Estimate.', copy);
  expect(readEnquiry(form)).toEqual({ ...hello, message: 'Estimate.\n\nHello' });
});

it.each([
  ['the words typed since on another page', JSON.stringify({ ...blank, name: 'Bob' })],
  ['nothing, once another page has sent it', '{}'],
])('a page that a visitor returns to shows %s', (_, stored) => {
  const { form } = openPage(hello);
  storeElsewhere(stored);
  returnFromCache();
  expect(readEnquiry(form)).toEqual({ ...blank, ...JSON.parse(stored) });
});

it('words from another page wait until the visitor has left the message', () => {
  const box = fieldOf(openPage().form, 'message');
  box.focus();
  box.value = 'Mind the dog.';
  storeElsewhere(JSON.stringify(hello));
  returnFromCache();
  expect(box.value).toBe('Mind the dog.');
  box.blur();
  expect(box.value).toBe('Hello\n\nMind the dog.');
});

it('a page that a visitor returns to after its thanks shows no draft, and keeps the draft of another page', () => {
  const { form, draft } = openPage(hello, 'Estimate.');
  draft.end();
  storeElsewhere('{"name":"Bob"}');
  returnFromCache();
  expect(readEnquiry(form)).toEqual(blank);
  dispatchEvent(new Event('pagehide'));
  expect(readEnquiry(openPage().form)).toEqual({ ...blank, name: 'Bob' });
});

it('a link carries the estimate only while the message has it', () => {
  const { form } = openPage({}, 'Estimate.');
  const link = Object.assign(document.createElement('a'), { href: 'sms:1' });
  link.dataset.carriesEnquiry = '';
  document.body.append(link);
  for (const [message, carried] of [
    ['Please skip our next clean.', 'sms:1'],
    ['Hello,\n\nEstimate. Thanks', 'sms:1?&body=Estimate.'],
  ] as const) {
    writeEnquiry(form, { message });
    expect(link.href).toBe(carried);
  }
});

it('a message that was sent can be changed, and another estimate then replaces its own', () => {
  const { form, draft } = openPage({}, 'Estimate.');
  const sent = { ...hello, message: 'Estimate.\n\nHello' };
  writeEnquiry(form, sent);
  draft.end();
  draft.reopen();
  expect(readEnquiry(form)).toEqual(sent);
  expect(readEnquiry(openPage({}, 'Another.').form).message).toBe('Another.\n\nHello');
});

it.each([true, false])(
  'a message may have arrived if the browser posts the form: %j',
  (isPosted) => {
    const { form } = openPage(hello);
    form.addEventListener('submit', (event) => isPosted || event.preventDefault());
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(openPage().draft.mayHaveArrived()).toBe(isPosted);
  },
);

it('a form that the browser is posting is not posted again', async () => {
  vi.useFakeTimers();
  const { form } = openPage(hello);
  const press = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([press(), press()]).toEqual([true, false]);
  returnFromCache();
  await vi.advanceTimersByTimeAsync(0);
  expect([press(), press()]).toEqual([true, false]);
  vi.useRealTimers();
});

it('an emptied form forgets that it was sent, and a deleted prefill does not come back', () => {
  openPage(hello, 'Estimate.').draft.keep(true);
  const { form, draft } = openPage({}, 'Estimate.');
  writeEnquiry(form, { message: 'Hello again' });
  expect(draft.mayHaveArrived()).toBe(true);
  writeEnquiry(form, blank);
  expect(draft.mayHaveArrived()).toBe(false);
  writeEnquiry(form, { message: 'No windows please' });
  const again = openPage({}, 'Estimate.').form;
  expect(readEnquiry(again).message).toBe('No windows please');
  writeEnquiry(again, blank);
  expect(readEnquiry(openPage({}, 'Estimate.').form).message).toBe('Estimate.');
});

it.each(['getItem', 'setItem'] as const)('words stay on the screen if %s fails', (method) => {
  const { form } = openPage();
  writeEnquiry(form, hello);
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const typed = { ...hello, message: 'Hello again' };
  writeEnquiry(form, typed);
  returnFromCache();
  expect(readEnquiry(form)).toEqual(typed);
});

it.each(['{"telephone":"1"}', 'null', '{', '{"message":5}', '{"name":{},"prefill":null}'])(
  'a draft of another version of the form is ignored: %s',
  (stored) => {
    storeElsewhere(stored);
    const { form } = openPage({}, 'Estimate.');
    expect(readEnquiry(form)).toEqual({ ...blank, message: 'Estimate.' });
    writeEnquiry(form, hello);
    expect(readEnquiry(openPage().form)).toEqual(hello);
  },
);
