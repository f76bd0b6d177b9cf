import type { ComponentProps } from 'react';

/**
 * A field of the form, with the attributes that tell a phone's keyboard and autofill what it is. With `rows`, it is a
 * `<textarea>`; a tick box has the `type` checkbox and sends its `value`. It must be filled in, or ticked, unless
 * `required` is false.
 */
export type FormField = ComponentProps<'input'> &
  ComponentProps<'textarea'> & {
    /** A noun, for use in sentences, without “(optional)”, which the form adds. */
    label: string;
    /** Advice under the label. */
    hint?: string;
  };

/** The fields of a message to the business, in the order of the form and of the request. */
export const formFields = {
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'Email', autoComplete: 'email', inputMode: 'email' },
  // In an `<input>`, autofill allows only one line of an address.
  address: {
    label: 'Address',
    autoComplete: 'address-line1',
    hint: 'House number, street and postcode',
  },
  message: {
    label: 'Message',
    rows: 6,
    // Shown if the business calls back, and no field of the type tel asks for a number.
    hint: 'If you’d rather we called you, add your phone number.',
  },
} satisfies Record<string, FormField>;

export type FieldName = keyof typeof formFields;

export const fieldNames = Object.keys(formFields) as FieldName[];

/** Whether a field asks for a phone number: one of the type tel. */
export function asksForNumber() {
  return Object.values<FormField>(formFields).some(({ type }) => type === 'tel');
}

/** What a visitor typed. */
export type Enquiry = Record<FieldName, string>;

/** Id of a field's input, from its name: the same on the server and in the browser. */
export function fieldId(name: string) {
  return `contact-${name}`;
}

/** The input or textarea of a field, found by its id, since an extension may have added another field of its name. */
export function fieldOf(form: HTMLFormElement, name: FieldName) {
  return form.querySelector<HTMLInputElement>(`#${fieldId(name)}`)!;
}

/** What is in the form now, whether typed, autofilled or restored; for a box that isn't ticked, an empty string. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const entries = fieldNames.map((name) => {
    const field = fieldOf(form, name);
    return [name, isOn(field) ? field.value : ''];
  });
  return Object.fromEntries(entries) as Enquiry;
}

/**
 * What the form sends, by name, without spaces at the ends: only our own inputs, since extensions add others. Never the
 * honeypot, which has no such id: what fills it in for a visitor would have the message dropped.
 */
export function sentFields(form: HTMLFormElement): [name: string, value: string][] {
  const inputs = form.querySelectorAll<HTMLInputElement>(`[name][id^="${fieldId('')}"]`);
  return [...inputs].filter(isOn).map(({ name, value }) => [name, value.trim()]);
}

/** Empties fields that hold only spaces. False if the browser then shows the visitor what to fill in. */
export function isFilledIn(form: HTMLFormElement): boolean {
  const typed = Object.entries(readEnquiry(form)).map(([name, text]) => [
    name,
    text.trim() && text,
  ]);
  writeEnquiry(form, Object.fromEntries(typed));
  return fieldNames.every((name) => fieldOf(form, name).reportValidity());
}

/**
 * Writes into the form, but only unticks boxes, since consent is given anew each time. Dispatches an `input` event, so
 * that listeners for typing run.
 */
export function writeEnquiry(form: HTMLFormElement, enquiry: Partial<Enquiry>) {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    const { [name]: text = field.value } = enquiry;
    if (field.type === 'checkbox') field.checked &&= text !== '';
    // Setting the same value again would move the caret.
    else if (field.value !== text) field.value = text;
  }
  form.dispatchEvent(new Event('input'));
}

/** Whether a field has a value, as every field has except a box that isn't ticked. */
function isOn({ type, checked }: HTMLInputElement) {
  return type !== 'checkbox' || checked;
}
