import styles from './service-index.module.css';

type ServiceIndexProps = { services: { name: string; href: string }[] };

/** The services in short, as an index: each leads to where it is explained. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <ul className={styles.index}>
      {services.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
