import type { ComponentProps } from 'react';
import styles from './choice.module.css';

/** A radio button or check box with its label, as large as a finger. */
export function Choice({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      {children}
    </label>
  );
}
