import type { ReactNode } from 'react';
import styles from './contact-columns.module.css';

type ContactColumnsProps = {
  intro: ReactNode;
  form: { heading: string; content: ReactNode };
  note: ReactNode;
};

/** The ways to get in touch, side by side where there is room. */
export function ContactColumns({ intro, form, note }: ContactColumnsProps) {
  return (
    <div className={styles.columns}>
      <section className={styles.intro}>{intro}</section>
      <section className={styles.form}>
        <h2>{form.heading}</h2>
        {form.content}
      </section>
      <section className={styles.note}>{note}</section>
    </div>
  );
}
