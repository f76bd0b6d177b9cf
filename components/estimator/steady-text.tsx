import styles from './steady-text.module.css';

/** A text that takes as many lines as the longest that can stand in its place. */
export function SteadyText({ text, longest }: { text: string; longest: string }) {
  return (
    <span className={styles.steady} data-longest={longest}>
      <span>{text}</span>
    </span>
  );
}
