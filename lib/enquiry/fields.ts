/** The fields of a message to the business, in the order of the form and of the request. */
export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  address: 'Address',
  message: 'Message',
};

/** The label of the button that sends the form, which sentences about a failure name. */
export const submitLabel = 'SUBMIT';

export type FieldName = keyof typeof fieldLabels;

export const fieldNames = Object.keys(fieldLabels) as FieldName[];

/** What a visitor typed. */
export type Enquiry = Record<FieldName, string>;

/** The input or textarea of a field. */
export function fieldOf(form: HTMLFormElement, name: FieldName) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** What is in the form now, whether typed, autofilled or restored. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const entries = fieldNames.map((name) => [name, fieldOf(form, name).value]);
  return Object.fromEntries(entries) as Enquiry;
}

/** Writes into the form and dispatches an `input` event, so that listeners for typing run. */
export function writeEnquiry(form: HTMLFormElement, enquiry: Partial<Enquiry>) {
  for (const name of fieldNames) {
    const { [name]: text } = enquiry;
    const field = fieldOf(form, name);
    // Setting the same value again would move the caret.
    if (text !== undefined && field.value !== text) field.value = text;
  }
  form.dispatchEvent(new Event('input'));
}
