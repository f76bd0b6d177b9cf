import type { ComponentProps } from 'react';
import { priceWords } from '../../lib/prices/price-words';
import styles from './choice.module.css';

type ChoiceProps = ComponentProps<'input'> & {
  /** The prices that it needs: if the guide lacks them for the chosen house, it is on request. */
  priced?: 'windows' | 'gutters';
};

/** A radio button or check box with its label, large enough for a finger. */
export function Choice({ children, priced, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      {children}
      {priced && (
        <small className={styles.hint} data-priced={priced}>
          {' '}
          {priceWords(undefined)}
        </small>
      )}
    </label>
  );
}
