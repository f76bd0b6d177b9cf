import type { ReactNode } from 'react';
import { routes } from '../lib/site/routes';
import styles from './ask-link.module.css';

/** The name of a price row, linked to the form with that name in the message. */
export function AskLink({ about, children }: { about: string; children: ReactNode }) {
  return (
    <a className={styles.ask} href={`${routes.contact}?about=${about}`}>
      {children}
    </a>
  );
}
