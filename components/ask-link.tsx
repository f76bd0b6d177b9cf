import type { ReactNode } from 'react';
import styles from './ask-link.module.css';

/** The name of a price row, as a link to what can be done with it. */
export function AskLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.ask} href={href}>
      {children}
    </a>
  );
}
