import { PageIntro } from '../../components/page-intro';
import { ServiceBlock } from '../../components/service-block';
import { StructuredData } from '../../components/structured-data';
import { business } from '../../content/business';
import { pages } from '../../content/pages';
import { photos } from '../../content/photos';
import { priceGuide } from '../../content/prices';
import { services } from '../../content/services';
import { pageMetadata } from '../../lib/site/page-metadata';
import { priceSummary } from '../../lib/site/price-summary';
import { routes } from '../../lib/site/routes';
import { servicesData } from '../../lib/site/structured-data';

const words = pages.services;

export const metadata = pageMetadata(business, routes.services, words);

export default function ServicesPage() {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      {services.map((service, index) => (
        <ServiceBlock
          key={service.id}
          service={service}
          photo={photos.find(({ file }) => file === service.photo)!}
          price={priceSummary(priceGuide, service)}
          first={index === 0}
        />
      ))}
      <StructuredData data={servicesData(business, services)} />
    </>
  );
}
