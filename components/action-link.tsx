import type { ComponentProps } from 'react';
import styles from './action-link.module.css';

type ActionLinkProps = ComponentProps<'a'> & {
  /** `primary` for the way to a message. */
  tone?: 'primary' | 'plain';
};

/** A link to the next step, large enough for a finger. */
export function ActionLink({ tone = 'plain', children, ...link }: ActionLinkProps) {
  return (
    <a {...link} className={styles[tone]}>
      {children}
    </a>
  );
}
