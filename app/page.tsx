import { ActionLink } from '../components/action-link';
import { Columns } from '../components/columns';
import { Hero } from '../components/hero';
import { Section } from '../components/section';
import { ServiceIndex } from '../components/service-index';
import { StructuredData } from '../components/structured-data';
import { Steps } from '../components/steps';
import { WorkedExample } from '../components/worked-example';
import { business } from '../content/business';
import { pages } from '../content/pages';
import { photos } from '../content/photos';
import { priceGuide } from '../content/prices';
import { services } from '../content/services';
import { pageMetadata } from '../lib/site/page-metadata';
import { routes } from '../lib/site/routes';
import { serviceIndex } from '../lib/site/service-index';
import { businessData } from '../lib/site/structured-data';

const words = pages.about;

export const metadata = pageMetadata(business, routes.home, words);

export default function AboutPage() {
  return (
    <>
      <Hero heading={words.heading} lead={words.lead} business={business} photo={photos[0]!} />
      <Section heading={words.servicesHeading}>
        <ServiceIndex services={serviceIndex(services, priceGuide.notes, words.servicesOrder)} />
      </Section>
      <Section heading={words.exampleHeading} tone="tint">
        <Columns>
          <WorkedExample guide={priceGuide} />
          <p>{priceGuide.notes.guide}</p>
        </Columns>
        <p>
          <ActionLink href={routes.prices}>Look up your house</ActionLink>
        </p>
      </Section>
      <Section heading={words.stepsHeading}>
        <Steps steps={words.steps} />
      </Section>
      <StructuredData data={businessData(business, photos[0]?.file)} />
    </>
  );
}
