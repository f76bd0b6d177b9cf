import type { Photo as PhotoContent } from '../lib/content/photos';
import type { ServiceBlock as ServiceContent } from '../lib/content/services';
import { askLink } from '../lib/site/links';
import actionLink from './action-link.module.css';
import { Photo } from './photo';
import { Part } from './section';
import styles from './service-block.module.css';
import hidden from './hidden.module.css';

type ServiceBlockProps = {
  service: ServiceContent;
  photo: PhotoContent;
  /** Without an `href`, the button beside it is the way to a price. */
  price: { text: string; href: string | undefined };
  /** True for the block on the first screen. */
  first: boolean;
};

/** One service: what it is, what it looks like, what it costs and how to ask for it. */
export function ServiceBlock({ service, photo, price, first }: ServiceBlockProps) {
  const { id, title, description, bestFor, askAbout } = service;
  return (
    <section className={styles.block} id={id}>
      <Part heading={title}>
        <p>{description}</p>
        {bestFor && (
          <p>
            <strong>Best for:</strong> {bestFor}
          </p>
        )}
        <div className={`${actionLink.row} ${styles.foot}`}>
          {price.href && (
            <a href={price.href}>
              <strong>{price.text}</strong>
            </a>
          )}
          <a className={actionLink.plain} href={askLink(service)}>
            {price.href ? `Ask about ${askAbout ?? 'this'}` : price.text}
            <span className={hidden.visually}>: {title}</span>
          </a>
        </div>
      </Part>
      <Photo photo={photo} priority={first} />
    </section>
  );
}
