import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two parts side by side where there is room, one under the other on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
