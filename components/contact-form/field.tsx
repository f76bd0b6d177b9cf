import { fieldId, type FieldName, type FormField } from '../../lib/enquiry/fields';
import styles from './field.module.css';

type FieldProps = { name: FieldName; field: FormField; showsHint?: boolean };

/** For text that isn't words, so that a phone leaves it as it was typed. */
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

/** Id of the line under a field for its error, hidden until there is one. */
export function errorId(name: FieldName) {
  return `${fieldId(name)}-error`;
}

/** A labelled input, with a line for its error. If it may stay empty, its label says so. */
export function Field({ name, field, showsHint = true }: FieldProps) {
  const { label, hint = '', required = true, ...attributes } = field;
  const shownHint = showsHint && hint;
  const hintId = `${fieldId(name)}-hint`;
  const control = {
    ...(attributes.inputMode === 'email' && verbatim),
    ...attributes,
    required,
    id: fieldId(name),
    name,
    ...(attributes.type !== 'checkbox' && { placeholder: label, className: styles.control }),
    'aria-describedby': shownHint ? `${hintId} ${errorId(name)}` : errorId(name),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(name)}>
        {label}
        {!required && ' (optional)'}
      </label>
      {shownHint && <p id={hintId}>{shownHint}</p>}
      {attributes.rows ? <textarea {...control} /> : <input type="text" {...control} />}
      <p className={styles.error} id={errorId(name)} hidden />
    </div>
  );
}
