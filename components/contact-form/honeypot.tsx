import styles from './contact-form.module.css';

/**
 * A field for robots: the service drops a message that fills it in. It is not displayed, so that
 * people and autofill leave it empty.
 */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor="contact-gotcha">Leave this empty</label>
      <input id="contact-gotcha" type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
