/** The fields of a message to the business, in the order of the form and of the request. */
export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  address: 'Address',
  message: 'Message',
};

export type FieldName = keyof typeof fieldLabels;

export const fieldNames = Object.keys(fieldLabels) as FieldName[];

/** What a visitor typed. */
export type Enquiry = Record<FieldName, string>;

/** Id of a field's input, from its name: the same on the server and in the browser. */
export function fieldId(name: string) {
  return `contact-${name}`;
}

/** The input or textarea of a field, found by its id: extensions add fields, and elements with ids, of the same names. */
export function fieldOf(form: HTMLFormElement, name: FieldName) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${fieldId(name)}`)!;
}

/** What is in the form now, whether typed, autofilled or restored. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const entries = fieldNames.map((name) => [name, fieldOf(form, name).value]);
  return Object.fromEntries(entries) as Enquiry;
}

/** What the form sends, by name, without spaces at the ends: our own inputs alone, since extensions add others. */
export function sentFields(form: HTMLFormElement): [name: string, value: string][] {
  const inputs = form.querySelectorAll<HTMLInputElement>(`[name][id^="${fieldId('')}"]`);
  return [...inputs].map(({ name, value }) => [name, value.trim()]);
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
