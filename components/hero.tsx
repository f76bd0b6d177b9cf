import type { Business } from '../lib/content/business';
import type { Photo as PhotoContent } from '../lib/content/photos';
import type { PriceGuide } from '../lib/content/price-guide';
import { AreasServed } from './areas-served';
import styles from './hero.module.css';
import { Photo } from './photo';
import { PriceBoard } from './price-board';
import { PageIntro, Section } from './section';

type HeroProps = Pick<Business, 'areas' | 'promises'> & {
  heading: string;
  lead: string;
  guide: PriceGuide;
  photo: PhotoContent;
};

/** First screen of the site: what, for whom and everybody's price; then the work and why to trust it. */
export function Hero({ heading, lead, areas, promises = [], guide, photo }: HeroProps) {
  return (
    <Section layout="columns">
      <PageIntro heading={heading} lead={lead} wiped>
        <PriceBoard guide={guide} />
      </PageIntro>
      <div className={styles.picture}>
        <Photo
          photo={photo}
          sizes="(min-width: 60rem) 35rem, (min-width: 44rem) 47vw, calc(100vw - 2rem)"
          priority
        />
      </div>
      <AreasServed areas={areas} most={6} />
      {promises.length > 0 && (
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
