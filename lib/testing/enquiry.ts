import { fieldNames, type Enquiry } from '../enquiry/fields';

/** What a visitor typed; a test can replace some of it. */
export function enquiry(words: Partial<Enquiry> = {}): Enquiry {
  return {
    name: 'Ann',
    email: 'ann@example.com',
    address: '1 High St',
    message: 'Hello',
    ...words,
  };
}

/** The same text in every field. */
export function everyField(text: string): Enquiry {
  return Object.fromEntries(fieldNames.map((name) => [name, text])) as Enquiry;
}
