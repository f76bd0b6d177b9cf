import { IllustrationNote } from '../../components/illustration-note';
import { PageIndex } from '../../components/page-index';
import { PhotoPlaceholders } from '../../components/photo-placeholders';
import { PageIntro } from '../../components/page-intro';
import { ServiceBlock } from '../../components/service-block';
import { StructuredData } from '../../components/structured-data';
import { business } from '../../content/business';
import { pages } from '../../content/pages';
import { photos } from '../../content/photos';
import { priceGuide } from '../../content/prices';
import { services } from '../../content/services';
import { pageMetadata } from '../../lib/site/page-metadata';
import { serviceBlocks } from '../../lib/content/services';
import { servicePriceWords } from '../../lib/prices/price-words';
import { priceLink } from '../../lib/site/price-links';
import { routes } from '../../lib/site/routes';
import { servicesData } from '../../lib/site/structured-data';

const words = pages.services;
const described = serviceBlocks(services);

export const metadata = pageMetadata(business, routes.services, words);

export default function ServicesPage() {
  const blocks = described.map((service) => ({
    service,
    photo: photos.find(({ file }) => file === service.photo)!,
    price: { text: servicePriceWords(service, priceGuide), href: priceLink(service) },
  }));
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead}>
        <PageIndex label="Services" entries={described} />
        {blocks.some(({ photo }) => photo.illustration) && <IllustrationNote />}
      </PageIntro>
      <PhotoPlaceholders photos={blocks.map(({ photo }) => photo)} />
      {blocks.map((block, index) => (
        <ServiceBlock key={block.service.id} {...block} first={index === 0} />
      ))}
      <StructuredData data={servicesData(business, described)} />
    </>
  );
}
