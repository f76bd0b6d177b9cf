import { Estimator } from '../../components/estimator/estimator';
import { PageModule } from '../../components/page-module';
import { AllPrices } from '../../components/all-prices';
import { PageIntro, Section } from '../../components/section';
import { StructuredData } from '../../components/structured-data';
import * as content from '../site-content';
import { messageLinks } from '../../lib/enquiry/message-links';
import { pageMetadata } from '../../lib/site/page-metadata';
import { pricesData } from '../../lib/site/structured-data';

const { business, pages, priceGuide } = content;
const page = pages.prices;

export const metadata = pageMetadata('prices', content);

export default function PricesPage() {
  return (
    <>
      <Section>
        <Estimator guide={priceGuide} links={messageLinks(business)}>
          <PageIntro heading={page.heading} lead={page.lead} />
        </Estimator>
      </Section>
      <AllPrices guide={priceGuide} />
      <PageModule name="estimator" />
      <StructuredData data={pricesData(business, priceGuide)} />
    </>
  );
}
