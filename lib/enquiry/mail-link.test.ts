import { expect, it } from 'vitest';
import { enquiryMailto } from './mail-link';

const enquiry = {
  name: 'Ann',
  email: 'ann@example.com',
  address: '1 High St',
  message: 'Hello\n& bye',
};

function ofLength(length: number) {
  return enquiryMailto('us@example.com', { ...enquiry, message: 'x'.repeat(length) });
}

it('opens an email that holds the whole message', () => {
  const link = new URL(enquiryMailto('us@example.com', enquiry) ?? '');
  expect(link.protocol + link.pathname).toBe('mailto:us@example.com');
  expect(link.searchParams.get('body')).toBe(
    'Name: Ann\r\nEmail: ann@example.com\r\nAddress: 1 High St\r\nMessage: Hello\r\n& bye',
  );
});

it('is left out if it would be longer than 2,000 characters', () => {
  const rest = (ofLength(0) ?? '').length;
  expect(ofLength(1999 - rest)).toHaveLength(1999);
  expect(ofLength(2000 - rest)).toHaveLength(2000);
  expect(ofLength(2001 - rest)).toBeUndefined();
});

it('half of a surrogate pair is replaced', () => {
  expect(enquiryMailto('us@example.com', { ...enquiry, message: '\ud83e' })).toContain('%EF%BF%BD');
});
