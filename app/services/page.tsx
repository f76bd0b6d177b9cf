import { Invitation } from '../../components/invitation';
import { PageIntro, Section } from '../../components/section';
import { ServiceBlock } from '../../components/service-block';
import { ServiceIndex } from '../../components/service-index';
import { StructuredData } from '../../components/structured-data';
import { business, pages, photos, priceGuide, services } from '../site-content';
import { pageMetadata } from '../../lib/site/page-metadata';
import { serviceBlocks } from '../../lib/content/services';
import { servicePriceWords } from '../../lib/prices/price-words';
import { priceLink } from '../../lib/site/links';
import { servicesData } from '../../lib/site/structured-data';

const page = pages.services;
const described = serviceBlocks(services);

export const metadata = pageMetadata('services', { business, pages, services });

export default function ServicesPage() {
  const blocks = described.map((service) => ({
    service,
    photo: photos.find(({ file }) => file === service.photo)!,
    price: { text: servicePriceWords(service, priceGuide), href: priceLink(service, priceGuide) },
  }));
  return (
    <>
      <Section layout="columns">
        <PageIntro heading={page.heading} lead={page.lead}>
          {blocks.some(({ photo }) => photo.illustration) && (
            <small>Pictures marked “Illustration” are not photographs of our work.</small>
          )}
        </PageIntro>
        {described.length > 0 && (
          <nav aria-label="Services">
            <ServiceIndex services={described} guide={priceGuide} />
          </nav>
        )}
      </Section>
      {blocks.map((block, index) => (
        <ServiceBlock key={block.service.id} {...block} first={index === 0} />
      ))}
      <Invitation {...pages.about.invitation} phone={business.phone} />
      <StructuredData data={servicesData(business, described)} />
    </>
  );
}
