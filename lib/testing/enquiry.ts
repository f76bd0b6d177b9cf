import { fieldNames, formFields, type Enquiry, type FormField } from '../enquiry/fields';

/** What a visitor typed, without tick boxes; a test can replace some of it. */
export function enquiry(words: Partial<Enquiry> = {}): Enquiry {
  return {
    ...everyText('1'),
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

/** The same text in every field but tick boxes, which no visitor of a test ticks. */
export function everyText(text: string): Enquiry {
  const typed = Object.entries<FormField>(formFields).filter(([, { type }]) => type !== 'checkbox');
  return Object.fromEntries(typed.map(([name]) => [name, text])) as Enquiry;
}
