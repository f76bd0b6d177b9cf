// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { enquiryText, fillMessageLinks, mailtoWith, messageLinks, withText } from './message-links';

const phone = { national: '07700 900123', international: '+447700900123' };
const mobile = { national: '077', international: '+4477' };
const sms = 'sms:+447700900123';
const whatsApp = 'https://wa.me/447700900123';

it.each([
  [{}, []],
  [{ textMessages: true, whatsApp: false }, [sms]],
  [{ whatsApp: true }, [whatsApp]],
  [{ mobile, textMessages: true, whatsApp: true }, ['sms:+4477', 'https://wa.me/4477']],
])('a business with %j has its links', (takes, links) => {
  expect(messageLinks({ phone, ...takes }).map(({ href }) => href)).toEqual(links);
});

describe('words in a link', () => {
  const words = 'Gutters & fascia?\n£80 + 50%';

  it('are read by iPhones, behind &, and by Android, behind ?', () => {
    expect(withText(sms, words)).toBe(`${sms}?&body=${encodeURIComponent(words)}`);
    expect(new URL(withText(sms, words)).searchParams.get('body')).toBe(words);
    expect(new URL(withText(whatsApp, words)).searchParams.get('text')).toBe(words);
  });

  it('take the place of earlier ones', () => {
    expect(withText(withText(sms, 'Roof?'), words)).toBe(withText(sms, words));
    expect(withText(withText(sms, 'Roof?'), '')).toBe(sms);
  });

  it('are left out when they are too long for a link', () => {
    const room = 2000 - withText(whatsApp, 'x').length + 1;
    expect(withText(whatsApp, 'x'.repeat(room))).toHaveLength(2000);
    expect(withText(whatsApp, 'x'.repeat(room + 1))).toBe(whatsApp);
  });

  it('may end in half an emoji', () => {
    expect(withText(sms, '\ud83e')).toContain('%EF%BF%BD');
  });
});

it('every link to a message is filled, and no other', () => {
  document.body.innerHTML = `<a href="${sms}">1</a><a href="${whatsApp}?text=Old">2</a><a href="tel:+44">3</a>`;
  fillMessageLinks('Hello');
  expect([...document.links].map(({ href }) => href)).toEqual([
    `${sms}?&body=Hello`,
    `${whatsApp}?text=Hello`,
    'tel:+44',
  ]);
});

describe('an email link', () => {
  const text = enquiryText({
    name: 'Ann',
    email: 'ann@example.com',
    address: '1 High St',
    message: 'Hello\n& bye',
  });

  it('holds the whole message', () => {
    const link = new URL(mailtoWith('us@example.com', text)!);
    expect(link.protocol + link.pathname).toBe('mailto:us@example.com');
    expect(link.searchParams.get('body')).toBe(
      'Name: Ann\r\nEmail: ann@example.com\r\nAddress: 1 High St\r\nMessage: Hello\r\n& bye',
    );
  });

  it('is left out if it would be longer than 2,000 characters', () => {
    const room = 2000 - mailtoWith('us@example.com', '')!.length;
    expect(mailtoWith('us@example.com', 'x'.repeat(room))).toHaveLength(2000);
    expect(mailtoWith('us@example.com', 'x'.repeat(room + 1))).toBeUndefined();
  });
});
