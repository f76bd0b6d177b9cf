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

function control(form: HTMLFormElement, name: FieldName) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** What stands in the form now, however it got there: typed, autofilled or restored. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const entries = fieldNames.map((name) => [name, control(form, name).value]);
  return Object.fromEntries(entries) as Enquiry;
}

/** Replaces the message. */
export function setMessage(form: HTMLFormElement, message: string) {
  control(form, 'message').value = message;
}

/** Writes into fields that are still empty; what somebody typed there already stays. */
export function fillEmptyFields(form: HTMLFormElement, enquiry: Partial<Enquiry>) {
  for (const name of fieldNames) {
    const { [name]: text } = enquiry;
    if (text && !control(form, name).value) control(form, name).value = text;
  }
}
