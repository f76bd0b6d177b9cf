import type { ComponentProps } from 'react';
import styles from './jump-link.module.css';

/** A quiet link to a place further down the page. */
export function JumpLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <p>
      <a {...link} className={styles.jump}>
        {children}
      </a>
    </p>
  );
}
