import styles from './illustration-note.module.css';

/** Explains once a page what the caption “Illustration” means. */
export function IllustrationNote() {
  return (
    <p className={styles.note}>Pictures marked “Illustration” are not photographs of our work.</p>
  );
}
