import { priceAnchors } from '../lib/site/price-summary';
import { routes } from '../lib/site/routes';
import styles from './service-index.module.css';

type ServiceIndexProps = { services: { name: string; leadsTo: string }[] };

/** The services in short, as an index: each leads to where it is explained. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <ul className={styles.index}>
      {services.map(({ name, leadsTo }) => (
        <li key={name}>
          <a href={`${pageOf(leadsTo)}#${leadsTo}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** A first clean is a note on the prices page; every other service is a block on the services page. */
function pageOf(id: string) {
  return id === priceAnchors.firstClean ? routes.prices : routes.services;
}
