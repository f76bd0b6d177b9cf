import type { ReactNode } from 'react';
import styles from './options.module.css';

type OptionsProps = {
  legend: string;
  /** How many choices stand side by side: `narrow` ones, fewer `wide` ones, or `whole` rows. */
  columns?: 'narrow' | 'wide' | 'whole';
  children: ReactNode;
};

/** A question and the choices that answer it; nested options are part of the question. */
export function Options({ legend, columns = 'wide', children }: OptionsProps) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      <div className={`${styles.choices} ${styles[columns]}`}>{children}</div>
    </fieldset>
  );
}
