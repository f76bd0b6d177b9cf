// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { everyField } from '../testing/enquiry';
import { enquiryText, fillMessageLinks, messageLinks, withText } from './message-links';

const phone = { national: '07700 900123', international: '+447700900123' };
const sms = 'sms:+447700900123';
const whatsApp = 'https://wa.me/447700900123';
const email = 'mailto:us@example.com';

it.each([
  [{}, []],
  [{ textMessages: true, whatsApp: false }, [{ label: 'Text us', href: sms }]],
  [{ whatsApp: true }, [{ label: 'WhatsApp us', href: whatsApp }]],
])('a business with %j has its links', (takes, links) => {
  expect(messageLinks({ phone, ...takes })).toEqual(links);
});

describe('words in a link', () => {
  const words = 'Gutters & fascia?\n£80 + 50%';

  it('are read by iPhones, after &, and by Android, after ?', () => {
    expect(withText(sms, words)).toBe(`${sms}?&body=${encodeURIComponent(words)}`);
    expect(new URL(withText(sms, words)).searchParams.get('body')).toBe(words);
    expect(new URL(withText(whatsApp, words)).searchParams.get('text')).toBe(words);
  });

  it('replace earlier ones', () => {
    expect(withText(withText(sms, 'Roof?'), words)).toBe(withText(sms, words));
    expect(withText(withText(sms, 'Roof?'), '')).toBe(sms);
  });

  it.each([whatsApp, email])('are left out when they are too long for a link: %s', (href) => {
    const maxLength = 2000 - withText(href, 'x').length + 1;
    expect(withText(href, 'x'.repeat(maxLength))).toHaveLength(2000);
    expect(withText(href, 'x'.repeat(maxLength + 1))).toBe(href);
  });

  it.each(['/cdn-cgi/l/email-protection#ab', 'https://hill.example/cdn-cgi/l/email-protection#ab'])(
    'do not go into a link that a host has rewritten: %s',
    (href) => {
      expect(withText(href, words)).toBe(href);
    },
  );

  it('may end in half an emoji', () => {
    expect(withText(sms, '\ud83e')).toContain('%EF%BF%BD');
  });
});

it('a message fills only the links that are marked to carry it', () => {
  const carrying = [sms, `${whatsApp}?text=Old`, email];
  document.body.innerHTML = [
    ...carrying.map((href) => `<a data-carries-enquiry href="${href}">Button</a>`),
    ...[sms, whatsApp, email].map((href) => `<a href="${href}">At the foot</a>`),
  ].join('');
  fillMessageLinks('Hello');
  const filled = carrying.map((href) => withText(href, 'Hello'));
  expect([...document.links].map(({ href }) => href)).toEqual([...filled, sms, whatsApp, email]);
});

it('an email holds the whole message, with line breaks as in email, and no line for an empty field', () => {
  const message = 'Hi\n& bye';
  const words = { ...everyField(''), name: 'Ann', message };
  const link = new URL(withText(email, enquiryText(words)));
  expect(link.protocol + link.pathname).toBe(email);
  expect(link.searchParams.get('body')).toBe('Name: Ann\r\nMessage: Hi\r\n& bye');
});
