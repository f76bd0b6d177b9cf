import { CallToAction } from '../../components/call-to-action';
import { PageIntro, Section } from '../../components/section';
import { ServiceBlock } from '../../components/service-block';
import { StructuredData } from '../../components/structured-data';
import * as content from '../site-content';
import { pageMetadata } from '../../lib/site/page-metadata';
import { photosOf, serviceBlocks } from '../../lib/content/services';
import { capitalised } from '../../lib/content/sentence-case';
import { servicePriceWords } from '../../lib/prices/price-words';
import { priceLink, serviceLink } from '../../lib/site/links';
import { servicesData } from '../../lib/site/structured-data';

const { business, pages, photos, priceGuide, services } = content;
const page = pages.services;
const described = serviceBlocks(services);

export const metadata = pageMetadata('services', content);

export default function ServicesPage() {
  const photoOf = (file?: string) => photos.find((photo) => photo.file === file);
  const blocks = described.map((service) => ({
    service,
    photo: photoOf(service.photo)!,
    before: photoOf(service.before),
    price: { text: servicePriceWords(service, priceGuide), href: priceLink(service, priceGuide) },
  }));
  const names = described.flatMap((service) => Object.values(photosOf(service)));
  const shown = photos.filter(({ file }) => names.includes(file));
  const areAllIllustrations = shown.every(({ illustration }) => illustration);
  return (
    <>
      <Section>
        <PageIntro heading={page.heading} lead={page.lead}>
          {described.length > 1 && (
            <nav aria-label="Services">
              <ul>
                {described.map((service) => (
                  <li key={service.id}>
                    <a href={serviceLink(service)}>
                      {capitalised(service.askAbout ?? service.nameInList ?? service.title)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </PageIntro>
      </Section>
      {blocks.map((block, index) => (
        <ServiceBlock
          key={block.service.id}
          {...block}
          isFirst={index === 0}
          hasIllustrationLabel={!areAllIllustrations}
        />
      ))}
      <CallToAction {...pages.home.invitation} phone={business.phone} />
      <StructuredData data={servicesData(business, described)} />
    </>
  );
}
