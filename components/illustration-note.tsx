import styles from './illustration-note.module.css';

/** Says once for a page what its pictures' captions say in a word. */
export function IllustrationNote() {
  return (
    <p className={styles.note}>Pictures marked “Illustration” are not photographs of our work.</p>
  );
}
