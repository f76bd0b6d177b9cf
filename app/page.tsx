import { CustomerReviews } from '../components/customer-reviews';
import { Hero } from '../components/hero';
import { CallToAction } from '../components/call-to-action';
import { People } from '../components/people';
import { Photo } from '../components/photo';
import { Section } from '../components/section';
import { ServiceIndex } from '../components/service-index';
import { StructuredData } from '../components/structured-data';
import numbered from '../components/styles/numbered.module.css';
import * as content from './site-content';
import { anchors } from '../lib/site/links';
import { pageMetadata } from '../lib/site/page-metadata';
import { businessData } from '../lib/site/structured-data';

const { business, pages, photos, priceGuide, reviews, services } = content;
const page = pages.home;

export const metadata = pageMetadata('home', content);

export default function HomePage() {
  const photo = photos.slice(0, 1).find(({ illustration }) => !illustration);
  return (
    <>
      <Hero business={business} page={page} guide={priceGuide} />
      <CustomerReviews reviews={reviews} business={business} />
      <Section heading={page.servicesHeading}>
        <ServiceIndex services={services} guide={priceGuide} photos={photos} />
      </Section>
      {photo && (
        <Section>
          <Photo photo={photo} sizes="(width >= 60rem) 72rem, calc(100vw - 2rem)" />
        </Section>
      )}
      <Section heading={page.stepsHeading} id={anchors.steps}>
        <ol className={numbered.steps}>
          {page.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <CallToAction {...page.invitation} phone={business.phone}>
        <People business={business} />
      </CallToAction>
      <StructuredData data={businessData(business, photo?.file)} />
    </>
  );
}
