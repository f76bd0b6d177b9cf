import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  heading?: string;
  /**
   * `columns` sets its children side by side where there is room, `band` on a tinted background too; `page` begins with
   * a `PageIntro`, and what has the class `tall` stands beside all the others, less wide in a page of the class `aside`.
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

type PartProps = {
  heading?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** One of several parts of a section, under a heading of its own. */
export function Part({ heading, className = '', children }: PartProps) {
  return (
    <div className={`${styles.part} ${className}`}>
      {heading && <h2>{heading}</h2>}
      {children}
    </div>
  );
}

/**
 * Classes of a page and of what stands beside all its other parts, as `layout` says; of what ends in a bar that sticks
 * to the lower edge of a small screen; of a part that ends its section in one row; and of the sentence or two under a
 * page's heading.
 */
export const { aside, endsInBar, foot, lead, tall } = styles;

type PageIntroProps = {
  heading: string;
  lead: string;
  children?: ReactNode;
};

/** The page's `h1`, the sentence or two under it and what follows from them. */
export function PageIntro({ heading, lead: words, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <h1>{heading}</h1>
      <p className={lead}>{words}</p>
      {children}
    </div>
  );
}
