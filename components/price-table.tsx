import type { ReactNode } from 'react';
import styles from './price-table.module.css';

type PriceTableProps = {
  heading: string;
  /** Goes under the heading. */
  caption: ReactNode;
  className?: string | undefined;
  id?: string;
  /** Of the columns of prices. */
  heads?: string[] | undefined;
  children: ReactNode;
};

/** A table of prices. If it is too wide, it scrolls sideways, by keyboard too. */
export function PriceTable(props: PriceTableProps) {
  const { heading, caption, className = '', id, heads, children } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls only what can have the focus.
    <section className={styles.scroller} id={id} aria-label={heading} tabIndex={0}>
      <table className={`${styles.table} ${className}`}>
        <caption>
          <h2>{heading}</h2>
          {caption}
        </caption>
        {heads && (
          <thead>
            <tr>
              {['Property', ...heads].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </section>
  );
}
