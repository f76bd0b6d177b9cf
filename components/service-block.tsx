import type { Photo as PhotoContent } from '../lib/content/photos';
import type { Service } from '../lib/content/services';
import { routes } from '../lib/site/routes';
import { ActionLink } from './action-link';
import { Photo } from './photo';
import styles from './service-block.module.css';

type ServiceBlockProps = {
  service: Service;
  photo: PhotoContent;
  price: { text: string; href: string };
  /** True for the block that stands in the first screen. */
  first: boolean;
};

/** One service: what it is, what it looks like, what it costs and how to ask for it. */
export function ServiceBlock({ service, photo, price, first }: ServiceBlockProps) {
  return (
    <section className={styles.block} id={service.id}>
      <div className={styles.words}>
        <h2>{service.title}</h2>
        <p>{service.description}</p>
        <p className={styles.price}>
          <a href={price.href}>{price.text}</a>
        </p>
        <p>
          <ActionLink href={`${routes.contact}?about=${service.id}`}>
            Ask about {service.title}
          </ActionLink>
        </p>
      </div>
      <Photo
        photo={photo}
        sizes="(min-width: 48rem) min(45vw, 32rem), calc(100vw - 2rem)"
        priority={first}
      />
    </section>
  );
}
