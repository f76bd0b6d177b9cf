import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentWith, type Change } from '../lib/testing/example';
import { ContactDetails } from './contact-details';

const weekdays = { days: 'Monday to Friday', from: '08:00', to: '17:30' };
const saturday = { days: 'Saturday', byAppointment: true };
const sunday = { days: 'Sunday', byAppointment: true };

function shown(facts: Change['business']) {
  const { business } = contentWith({ business: facts });
  return renderToStaticMarkup(<ContactDetails business={business} large />);
}

it('calls go to the phone, and texts to the mobile, which is called too if it rings', () => {
  const mobile = { mobile: '07712 345678', textMessages: true, whatsApp: true };
  const html = shown(mobile);
  const call = '<a href="tel:+447712345678">07712 345678</a>';
  expect(html).toContain('<a href="tel:+442079460123">020 7946 0123</a>');
  expect(html).not.toContain(call);
  expect(shown({ ...mobile, mobileRings: true })).toContain(call);
  const text = '<a href="sms:+447712345678">Text us a message or a photo: 07712 345678</a>';
  expect(html).toContain(text);
  expect(html).toContain('<a href="https://wa.me/447712345678">WhatsApp us');
});

it('while nobody is there, the number, the hours and the texts say so', () => {
  const notices = [{ text: 'Away.', lastDay: '2099-01-02', away: true }];
  expect(shown({ notices, hours: [weekdays] })).toMatch(
    /0123<\/a><p>.*<\/p><p>We answer no calls or messages until 2 January 2099\.<\/p><a/,
  );
});

it.each([
  [
    [weekdays, saturday, sunday],
    'We answer the phone Monday to Friday, 8am to 5:30pm. Saturday and Sunday by appointment.',
  ],
  [[saturday], 'Saturday by appointment.'],
])('hours %j', (hours, words) => {
  expect(shown({ hours })).toContain(`<p>${words}</p>`);
});
