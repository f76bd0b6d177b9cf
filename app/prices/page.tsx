import { EstimateForm } from '../../components/estimator/estimate-form';
import { JumpLink } from '../../components/jump-link';
import { PageModule } from '../../components/page-module';
import { PageIntro } from '../../components/page-intro';
import { PriceNotes } from '../../components/price-notes';
import { PriceTables } from '../../components/price-tables';
import { Section } from '../../components/section';
import { StructuredData } from '../../components/structured-data';
import { business } from '../../content/business';
import { pages } from '../../content/pages';
import { priceGuide } from '../../content/prices';
import { messageLinks } from '../../lib/enquiry/message-links';
import { pageMetadata } from '../../lib/site/page-metadata';
import { priceAnchors } from '../../lib/site/price-summary';
import { routes } from '../../lib/site/routes';
import { priceGuideData } from '../../lib/site/structured-data';

const words = pages.prices;

export const metadata = pageMetadata(business, routes.prices, words);

export default function PricesPage() {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead}>
        <JumpLink href={`#${priceAnchors.semiDetached}`}>See all prices</JumpLink>
      </PageIntro>
      <Section heading={words.estimatorHeading} tone="tint">
        <EstimateForm guide={priceGuide} links={messageLinks(business)} />
        <PageModule name="estimator" />
      </Section>
      <Section>
        <PriceTables guide={priceGuide} />
      </Section>
      <Section tone="tint">
        <PriceNotes guide={priceGuide} />
      </Section>
      <StructuredData data={priceGuideData(business, priceGuide, words.heading)} />
    </>
  );
}
