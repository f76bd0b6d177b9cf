import type { ComponentProps, ReactNode } from 'react';
import styles from './estimator.module.css';

type ChoiceProps = ComponentProps<'input'> & {
  /** Beside its name. If it is empty, the script fills it in once the price is known. */
  price?: ReactNode;
};

/** A radio button or check box with its label, large enough for a finger. */
export function Choice({ children, price, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{children}</span>
      {price !== undefined && (
        <span className={styles.price} data-price={price === '' ? input.name : undefined}>
          {price}
        </span>
      )}
    </label>
  );
}

type QuestionProps = {
  legend: string;
  /** How many choices stand side by side: `thirds` or whole `rows`. */
  layout: 'thirds' | 'rows';
  children: ReactNode;
};

/** A question and the choices that answer it. */
export function Question({ legend, layout, children }: QuestionProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles[layout]}>{children}</div>
    </fieldset>
  );
}
