import type { ListedService } from '../lib/site/service-index';
import styles from './service-index.module.css';

/** The services as a price list: each row leads to where the service is explained. */
export function ServiceIndex({ services }: { services: ListedService[] }) {
  return (
    <div className={styles.index}>
      <Group heading="Every 4 or 8 weeks" services={services.filter((one) => one.isRegular)} />
      <Group heading="When you need it" services={services.filter((one) => !one.isRegular)} />
    </div>
  );
}

function Group({ heading, services }: { heading: string; services: ListedService[] }) {
  if (services.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{heading}</h3>
      <ul className={styles.rows}>
        {services.map(({ name, price, href }) => (
          <li key={href}>
            <a href={href}>
              <span className={styles.name}>{name}</span> <span>{price}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
