import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  /** Heading of the section, an `h2`. */
  heading?: string;
  /** `tint` gives it a tinted background, as wide as the window. */
  tone?: 'page' | 'tint';
  children: ReactNode;
};

/** A part of a page; sections stack and space themselves by padding. */
export function Section({ heading, tone = 'page', children }: SectionProps) {
  return (
    <section className={styles[tone]}>
      {heading && <h2>{heading}</h2>}
      {children}
    </section>
  );
}
