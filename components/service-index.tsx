import type { PriceGuide } from '../lib/content/price-guide';
import type { Service } from '../lib/content/services';
import { servicePriceWords } from '../lib/prices/price-words';
import { serviceLink } from '../lib/site/links';
import styles from './service-index.module.css';

/** The services as a price list: each row leads to where the service is explained. */
export function ServiceIndex({ services, guide }: { services: Service[]; guide: PriceGuide }) {
  return (
    <ul className={styles.rows}>
      {services.map((service) => (
        <li key={service.id}>
          <a href={serviceLink(service)}>
            <strong>{service.nameInList ?? service.title}</strong>{' '}
            <span>{servicePriceWords(service, guide)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
