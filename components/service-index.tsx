import type { Photo } from '../lib/content/photos';
import type { PriceGuide } from '../lib/content/price-guide';
import type { Service } from '../lib/content/services';
import { servicePriceWords } from '../lib/prices/price-words';
import { serviceLink } from '../lib/site/links';
import { House } from './house';
import { Picture } from './photo';
import styles from './service-index.module.css';

type ServiceIndexProps = {
  services: Service[];
  guide: PriceGuide;
  photos: Photo[];
};

/** The services as a price list: each row leads to where the service is explained. */
export function ServiceIndex({ services, guide, photos }: ServiceIndexProps) {
  const shown = services.map((service) => ({
    ...service,
    picture: photos.find(({ file }) => file === service.photo),
  }));
  return (
    <ul className={styles.rows}>
      {shown.map((service) => (
        <li key={service.id}>
          <a href={serviceLink(service)}>
            {service.picture ? (
              <Picture photo={service.picture} sizes="6rem" thumbnail />
            ) : (
              <House />
            )}
            <strong>{service.nameInList ?? service.title}</strong>{' '}
            <span>{servicePriceWords(service, guide)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
