/** The label of the button that sends the contact form. Sentences about failures repeat it. */
export const submitLabel = 'SUBMIT';
