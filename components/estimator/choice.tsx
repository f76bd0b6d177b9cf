import type { ComponentProps, ReactNode } from 'react';
import houseTiles from '../house-tiles.module.css';
import styles from './choice.module.css';

type ChoiceProps = ComponentProps<'input'> & {
  label: string;
  /** What it costs. A string is the price of an extra before anything is chosen; the script then replaces it. */
  price?: ReactNode;
  /** Puts the price under the name, so that three choices fit side by side on a phone. */
  stacked?: boolean;
  /** Notes, below the label and the price. */
  children?: ReactNode;
};

/** A radio button or check box with its label, large enough for a finger. */
export function Choice({ id, label, price, stacked, children, ...input }: ChoiceProps) {
  return (
    <label
      id={id}
      className={`${houseTiles.tile} ${styles.choice} ${stacked ? styles.stacked : ''}`}
    >
      <input {...input} />
      <span>{label}</span>
      {price && (
        <span
          className={styles.price}
          data-price={typeof price === 'string' ? input.value : undefined}
        >
          {price}
        </span>
      )}
      {children}
    </label>
  );
}

type QuestionProps = {
  legend: ReactNode;
  /** Goes under the question. */
  answer?: ReactNode;
  /** Puts the choices side by side. */
  tiled?: boolean;
  /** Goes beside the choices if the result does not show it. */
  drawing?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A question and the choices that answer it. */
export function Question(props: QuestionProps) {
  const { legend, answer, tiled, drawing, className, children } = props;
  const rows = drawing ? `${styles.rows} ${styles.drawn}` : styles.rows;
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {answer}
      <div className={tiled ? houseTiles.tiles : rows}>
        {drawing}
        {children}
      </div>
    </fieldset>
  );
}
