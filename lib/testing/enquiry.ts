import type { Enquiry } from '../enquiry/fields';

/** What a visitor typed, with some words of a test's own. */
export function enquiry(words: Partial<Enquiry> = {}): Enquiry {
  return {
    name: 'Ann',
    email: 'ann@example.com',
    address: '1 High St',
    message: 'Hello',
    ...words,
  };
}
