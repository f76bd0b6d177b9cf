import type { ReactNode } from 'react';
import styles from './ticks.module.css';

type TicksProps = { className?: string | undefined; children: ReactNode };

/** A list of reasons to trust the business, each with a tick. */
export function Ticks({ className, children }: TicksProps) {
  return <ul className={className ? `${styles.ticks} ${className}` : styles.ticks}>{children}</ul>;
}
