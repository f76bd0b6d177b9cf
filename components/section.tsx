import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  heading?: string;
  /** `columns` sets its children side by side where there is room. */
  layout?: 'rows' | 'columns';
  /** `tint` gives it a tinted background, as wide as the window. */
  tone?: 'page' | 'tint';
  children: ReactNode;
};

/** A part of a page, as wide as the page; sections space themselves by padding. */
export function Section({ heading, layout = 'rows', tone = 'page', children }: SectionProps) {
  return (
    <section className={`${styles[layout]} ${styles[tone]}`}>
      {heading && <h2>{heading}</h2>}
      {children}
    </section>
  );
}

type PartProps = Pick<SectionProps, 'heading' | 'tone' | 'children'>;

/** What belongs together, under a heading of its own; `tint` makes it a panel. */
export function Part({ heading, tone = 'page', children }: PartProps) {
  return (
    <div className={tone === 'tint' ? `${styles.part} ${styles.panel}` : styles.part}>
      {heading && <h2>{heading}</h2>}
      {children}
    </div>
  );
}

type PageIntroProps = {
  heading: string;
  lead: string;
  /** True where a clean stripe underlines the heading. */
  wiped?: boolean;
  children?: ReactNode;
};

/** The page's `h1`, the sentence or two under it and what follows from them. */
export function PageIntro({ heading, lead, wiped, children }: PageIntroProps) {
  return (
    <div className={styles.part}>
      <h1 className={wiped ? styles.wiped : undefined}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
