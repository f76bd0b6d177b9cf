import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Business } from '../lib/content/business';
import { contentWith, type Change } from '../lib/testing/example';
import { ContactButtons, PhoneHours } from './contact-details';

type Facts = Required<Change>['business'];

const businessWith = (business: Facts): Business => contentWith({ business }).business;

it('calls go to the phone and texts to the mobile, which also has a button for calls if it takes them', () => {
  const shown = (business: Facts) =>
    renderToStaticMarkup(<ContactButtons business={businessWith(business)} />).replaceAll(
      / (class|data-carries-enquiry)="[^"]*"/g,
      '',
    );
  const mobile = { mobile: '07712 345678', textMessages: true, whatsApp: true };
  const html = shown(mobile);
  const call = '<a href="tel:+447712345678">Mobile <small>07712\u00a0345678</small></a>';
  expect(html).toContain(
    '<a href="tel:+442079460123">Call <small>020\u00a07946\u00a00123</small></a>',
  );
  expect(html).not.toContain(call);
  expect(html).toContain(
    '<a href="sms:+447712345678">Text us <small>07712\u00a0345678</small></a>',
  );
  expect(html).toContain('<a href="https://wa.me/447712345678">WhatsApp us <small>send a photo');
  const ringing = shown({ ...mobile, mobileTakesCalls: true });
  expect(ringing).toContain(call);
  expect(ringing).toContain('<a href="sms:+447712345678">Text us <small>send a photo too</small>');
});

it('an enquiry goes into emails, texts and WhatsApp messages', () => {
  const business = businessWith({ mobile: '07712 345678', textMessages: true, whatsApp: true });
  const html = renderToStaticMarkup(<ContactButtons business={business} />);
  const carrying = [...html.matchAll(/<a [^>]*data-carries-enquiry[^>]*>(\w+)/g)];
  expect(carrying.map(([, label]) => label)).toEqual(['Text', 'WhatsApp', 'Email']);
});

const hoursShown = (business: Facts) =>
  renderToStaticMarkup(<PhoneHours hours={businessWith(business).hours}>Save</PhoneHours>);

it('hours, which may have a break, come before days by appointment, and a link comes last', () => {
  const monday = { days: 'Monday', from: '08:00', to: '12:30' };
  const days = ['Tuesday', 'Friday to Sunday'].map((days) => ({ days, byAppointment: true }));
  const hours = [monday, { ...monday, from: '13:30', to: '17:30' }, ...days];
  expect(hoursShown({ hours })).toBe(
    '<p>We answer the phone Monday, 8am to 12:30pm and 1:30pm to 5:30pm. Visits by appointment: Tuesday and Friday to Sunday. Save</p>',
  );
});

it('nothing is said about phone hours if there are none', () => {
  expect(hoursShown({ hours: [{ days: 'Saturday', byAppointment: true }] })).toBe(
    '<p>Visits by appointment: Saturday. Save</p>',
  );
  expect(hoursShown({})).toBe('');
});
