import styles from './wiped-heading.module.css';

/** The page's `h1`, underlined by the stripe that a squeegee leaves. */
export function WipedHeading({ children }: { children: string }) {
  return <h1 className={styles.heading}>{children}</h1>;
}
