import type { ComponentProps, ReactNode } from 'react';
import street from '../street.module.css';
import styles from './estimator.module.css';

type ChoiceProps = ComponentProps<'input'> & {
  /** What it costs. A string is the price before a home is chosen, which the script then replaces. */
  price?: ReactNode;
};

/** A radio button or check box with its label, large enough for a finger. */
export function Choice({ children, price, ...input }: ChoiceProps) {
  return (
    <label className={`${street.tile} ${styles.choice}`}>
      <input {...input} />
      <span>{children}</span>
      {price && (
        <span
          className={styles.price}
          data-price={typeof price === 'string' ? input.name : undefined}
        >
          {price}
        </span>
      )}
    </label>
  );
}

type QuestionProps = {
  legend: string;
  /** Sets the choices side by side. */
  tiled?: boolean;
  children: ReactNode;
};

/** A question and the choices that answer it. */
export function Question({ legend, tiled, children }: QuestionProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={tiled ? street.tiles : styles.rows}>{children}</div>
    </fieldset>
  );
}
