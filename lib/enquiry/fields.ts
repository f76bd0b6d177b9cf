/** The fields of a message to the business, in the order of the form and of the request. */
export const fieldNames = ['name', 'email', 'address', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What a visitor typed. */
export type Enquiry = Record<FieldName, string>;

/** Label and placeholder of each field, and the first word of its errors. */
export const fieldLabels: Record<FieldName, string> = {
  name: 'Name',
  email: 'Email',
  address: 'Address',
  message: 'Message',
};

export function isFieldName(name: unknown): name is FieldName {
  return fieldNames.some((field) => field === name);
}

/** The input of a field. */
export function fieldOf(form: HTMLFormElement, name: FieldName) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** What is in the form now, whether typed, autofilled or restored. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const entries = fieldNames.map((name) => [name, fieldOf(form, name).value]);
  return Object.fromEntries(entries) as Enquiry;
}

/** Writes into the form and dispatches an input event, as typing does. */
export function setEnquiry(form: HTMLFormElement, enquiry: Enquiry) {
  for (const name of fieldNames) {
    // Setting the same value again would move the caret.
    if (fieldOf(form, name).value !== enquiry[name]) fieldOf(form, name).value = enquiry[name];
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
