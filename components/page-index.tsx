import styles from './page-index.module.css';

type PageIndexProps = { label: string; entries: { id: string; title: string }[] };

/** Links to the parts of a page. */
export function PageIndex({ label, entries }: PageIndexProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.entries}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
