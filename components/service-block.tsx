import type { Photo as PhotoContent } from '../lib/content/photos';
import type { ServiceBlock as ServiceContent } from '../lib/content/services';
import { requestLabel } from '../lib/prices/estimate-words';
import { askLink } from '../lib/site/links';
import button from './styles/button.module.css';
import { onDensePhone, Photo } from './photo';
import styles from './service-block.module.css';
import { ServiceDrawing } from './service-drawing';
import visuallyHidden from './styles/visually-hidden.module.css';

type ServiceBlockProps = {
  service: ServiceContent;
  photo: PhotoContent;
  /** The same place before the work. */
  before: PhotoContent | undefined;
  /** Without `href`, the price is no link, and the button asks for a quote. */
  price: { text: string; href: string | undefined };
  /** True for the block on the first screen. */
  isFirst: boolean;
  /** True if illustrations need a label, since other pictures are photographs; false if the first block says so once. */
  hasIllustrationLabel: boolean;
};

const sizes = `${onDensePhone}, (width >= 60rem) 15rem, (width >= 44rem) 22rem, calc(100vw - 2rem)`;
const half = '(width >= 60rem) 8rem, (width >= 44rem) 11rem, 46vw';

/** One service: what it is, what it looks like, what it costs and how to ask for it. */
export function ServiceBlock({
  service,
  photo,
  before,
  price,
  isFirst,
  hasIllustrationLabel,
}: ServiceBlockProps) {
  const { id, title, drawing, description, bestFor, askAbout } = service;
  const shared = { priority: isFirst, hasIllustrationLabel };
  return (
    <section className={styles.block} id={id}>
      <div className={styles.name}>
        {drawing && <ServiceDrawing drawing={drawing} />}
        <h2>{title}</h2>
      </div>
      <div className={styles.price}>
        {price.href ? <a href={price.href}>{price.text}</a> : price.text}
      </div>
      <div className={styles.pictures}>
        {before ? (
          <>
            <Photo photo={before} label="Before" sizes={half} {...shared} />
            <Photo photo={photo} label="After" sizes={half} {...shared} />
          </>
        ) : (
          <Photo photo={photo} sizes={sizes} {...shared} />
        )}
        {isFirst && !hasIllustrationLabel && (
          <small>The pictures are illustrations, not photographs of our work.</small>
        )}
      </div>
      <div className={styles.words}>
        <p>{description}</p>
        {bestFor && (
          <p>
            <strong>Best for:</strong> {bestFor}
          </p>
        )}
      </div>
      <a className={button.secondary} href={askLink(service)}>
        {price.href ? `Ask about ${askAbout ?? 'this'}` : requestLabel()}
        <span className={visuallyHidden.unlessFocused}>: {title}</span>
      </a>
    </section>
  );
}
