import type { ComponentProps } from 'react';
import { fieldId, fieldLabels, type FieldName } from '../../lib/enquiry/fields';
import styles from './field.module.css';

type FieldProps = {
  name: FieldName;
  /** With `rows`, the field is a `<textarea>`. */
  attributes: ComponentProps<'input'> & ComponentProps<'textarea'>;
  /** Advice under the label. */
  hint?: string | undefined;
};

/** Id of the line under a field for its error, hidden until there is one. */
export function errorId(name: FieldName) {
  return `${fieldId(name)}-error`;
}

/** A labelled input, with a line for its error. It is required unless `attributes` and then its label say otherwise. */
export function Field({ name, attributes, hint }: FieldProps) {
  const hintId = `${fieldId(name)}-hint`;
  const control = {
    required: true,
    ...attributes,
    id: fieldId(name),
    name,
    placeholder: fieldLabels[name],
    className: styles.control,
    'aria-describedby': hint ? `${hintId} ${errorId(name)}` : errorId(name),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(name)}>
        {fieldLabels[name]}
        {!control.required && ' (optional)'}
      </label>
      {hint && <p id={hintId}>{hint}</p>}
      {attributes.rows ? <textarea {...control} /> : <input type="text" {...control} />}
      <p className={styles.error} id={errorId(name)} hidden />
    </div>
  );
}
