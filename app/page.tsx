import { Credentials } from '../components/credentials';
import { CustomerReviews } from '../components/customer-reviews';
import { Hero } from '../components/hero';
import { Invitation } from '../components/invitation';
import { Part, Section } from '../components/section';
import { ServiceIndex } from '../components/service-index';
import { StructuredData } from '../components/structured-data';
import { business, pages, photos, priceGuide, reviews, services } from './site-content';
import { withServices } from '../lib/prices/price-words';
import { pageMetadata } from '../lib/site/page-metadata';
import { businessData } from '../lib/site/structured-data';

const page = pages.about;

export const metadata = pageMetadata('about', { business, pages, services });

export default function AboutPage() {
  return (
    <>
      <Hero
        business={business}
        heading={page.heading}
        lead={page.lead}
        guide={withServices(priceGuide, services)}
        photo={photos[0]!}
      />
      <Section layout="columns">
        <Part heading={page.servicesHeading}>
          <ServiceIndex services={services} guide={priceGuide} />
        </Part>
        <Part heading={page.stepsHeading}>
          <ol>
            {page.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Part>
      </Section>
      <CustomerReviews reviews={reviews} />
      <Credentials heading="Good to know" business={business} />
      <Invitation {...page.invitation} phone={business.phone} />
      <StructuredData data={businessData(business, photos[0]?.file)} />
    </>
  );
}
