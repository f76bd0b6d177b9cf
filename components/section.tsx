import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  heading?: string;
  /**
   * `columns` puts its children side by side if there is room; `band` does too, on a tint. `page` begins with a
   * `PageIntro`; a child with the class `tall` goes beside all the others, narrower if the page has the class `aside`.
   */
  layout?: 'rows' | 'columns' | 'page' | 'band';
  className?: string | false | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/** A part of a page, as wide as the page; sections space themselves by padding. */
export function Section({ heading, layout = 'rows', className, id, children }: SectionProps) {
  return (
    <section className={className ? `${styles[layout]} ${className}` : styles[layout]} id={id}>
      {heading && <h2>{heading}</h2>}
      {children}
    </section>
  );
}

type SubsectionProps = {
  heading?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A division of a section, under a heading of its own. */
export function Subsection({ heading, className = '', children }: SubsectionProps) {
  return (
    <div className={`${styles.subsection} ${className}`}>
      {heading && <h2>{heading}</h2>}
      {children}
    </div>
  );
}

type PageIntroProps = {
  heading: string;
  lead: string;
  children?: ReactNode;
};

/** The page's `h1`, the sentence or two under it, and anything that belongs to them. */
export function PageIntro({ heading, lead, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
