import type { Photo as PhotoContent } from '../lib/content/photos';
import type { ServiceBlock as ServiceContent } from '../lib/content/services';
import { askLink } from '../lib/site/price-links';
import { ActionLink } from './action-link';
import { Photo } from './photo';
import styles from './service-block.module.css';

type ServiceBlockProps = {
  service: ServiceContent;
  photo: PhotoContent;
  price: { text: string; href: string };
  /** True for the block on the first screen. */
  first: boolean;
};

/** One service: what it is, what it looks like, what it costs and how to ask for it. */
export function ServiceBlock({ service, photo, price, first }: ServiceBlockProps) {
  const { id, title, description, bestFor } = service;
  return (
    <section className={styles.block} id={id}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{description}</p>
        {bestFor && (
          <p>
            <strong>Best for:</strong> {bestFor}
          </p>
        )}
        <div className={styles.next}>
          <p className={styles.price}>
            <a href={price.href}>{price.text}</a>
          </p>
          <p>
            <ActionLink href={askLink(service)}>
              Ask about this<span className={styles.unseen}>: {title}</span>
            </ActionLink>
          </p>
        </div>
      </div>
      <Photo
        photo={photo}
        sizes="(min-width: 64.3rem) 27rem, (min-width: 48rem) 42vw, calc(100vw - 2rem)"
        caption="Illustration"
        priority={first}
      />
    </section>
  );
}
