import type { ComponentProps } from 'react';
import { fieldLabels, type FieldName } from '../../lib/enquiry/fields';
import styles from './contact-form.module.css';

type FieldProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref' | 'name'> & {
  name: FieldName;
  error: string | undefined;
};

/** Id of a field's input, from its name: the same on the server and in the browser. */
export function fieldId(name: FieldName) {
  return `contact-${name}`;
}

/** A labelled, required input with its error; the message is a box of several lines. */
export function Field({ name, error, ...attributes }: FieldProps) {
  const id = fieldId(name);
  const control = {
    rows: name === 'message' ? 6 : undefined,
    type: name === 'message' ? undefined : 'text',
    ...attributes,
    id,
    name,
    placeholder: fieldLabels[name],
    required: true,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {fieldLabels[name]}
      </label>
      {error && (
        <p className={styles.fieldError} id={`${id}-error`}>
          {error}
        </p>
      )}
      {name === 'message' ? <textarea {...control} /> : <input {...control} />}
    </div>
  );
}
