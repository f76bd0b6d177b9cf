/** The label of the button that sends the contact form, which sentences about a failure name. */
export const submitLabel = 'SUBMIT';
