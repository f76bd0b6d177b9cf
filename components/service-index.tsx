import type { Photo } from '../lib/content/photos';
import type { PriceGuide } from '../lib/content/price-guide';
import type { Service } from '../lib/content/services';
import { servicePriceWords } from '../lib/prices/price-words';
import { serviceLink } from '../lib/site/links';
import { House } from './house';
import { Picture } from './photo';
import { ServiceDrawing } from './service-drawing';
import styles from './service-index.module.css';

type ServiceIndexProps = {
  services: Service[];
  guide: PriceGuide;
  photos: Photo[];
};

/** The services with their prices: each row leads to where the service is explained. */
export function ServiceIndex({ services, guide, photos }: ServiceIndexProps) {
  return (
    <ul className={styles.rows}>
      {services.map((service) => (
        <li key={service.id}>
          <a href={serviceLink(service)}>
            <Thumbnail service={service} photos={photos} />
            <div>
              <strong>{service.nameInList ?? service.title}</strong>{' '}
              <span>{servicePriceWords(service, guide)}</span>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The owner's own photo of a service or, without one, its drawing. */
function Thumbnail({ service, photos }: { service: Service; photos: Photo[] }) {
  const { photo, drawing } = service;
  const own = photos.find(({ file, illustration }) => file === photo && !illustration);
  if (own) return <Picture photo={own} sizes="6rem" thumbnail />;
  return drawing ? <ServiceDrawing drawing={drawing} /> : <House />;
}
