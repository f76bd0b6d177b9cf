import type { ReactNode } from 'react';
import styles from './options.module.css';

/** A question and the choices that answer it; options in options are a part of the question. */
export function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}
