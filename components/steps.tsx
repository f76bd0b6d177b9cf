import type { Pages } from '../lib/content/pages';
import styles from './steps.module.css';

/** What happens, one after the other. */
export function Steps({ steps }: { steps: Pages['about']['steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
