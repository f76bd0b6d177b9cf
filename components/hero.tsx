import { peopleOf, type Business } from '../lib/content/business';
import type { Photo as PhotoContent } from '../lib/content/photos';
import type { PriceGuide } from '../lib/content/price-guide';
import { AreasServed } from './areas-served';
import styles from './hero.module.css';
import { People } from './people';
import { Photo } from './photo';
import { PriceBoard } from './price-board';
import { PageIntro, Section } from './section';

type HeroProps = {
  business: Business;
  heading: string;
  lead: string;
  guide: PriceGuide;
  photo: PhotoContent;
};

/** What stays on one line of a phone, in most fonts. */
const lineOfPhone = 42;

/** First screen of the site: what, where and everybody's price; then the work and why to trust it. */
export function Hero({ business, heading, lead, guide, photo }: HeroProps) {
  const { areas, promises = [] } = business;
  return (
    <Section layout="columns">
      <PageIntro heading={heading} lead={lead} wiped>
        <AreasServed
          className={styles.places}
          areas={areas}
          names={peopleOf(business).map(({ name }) => name)}
          room={lineOfPhone}
        />
        <PriceBoard guide={guide} />
      </PageIntro>
      <div className={styles.picture}>
        <Photo photo={photo} priority />
      </div>
      <People business={business} />
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
