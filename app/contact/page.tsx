import { AreasServed } from '../../components/areas-served';
import { ContactDetails } from '../../components/contact-details';
import { ContactForm } from '../../components/contact-form/contact-form';
import { PageModule } from '../../components/page-module';
import { PrivacyNote } from '../../components/privacy-note';
import { PageIntro, Part, Section } from '../../components/section';
import { StructuredData } from '../../components/structured-data';
import { business, pages, priceGuide, services } from '../site-content';
import { formService } from '../../lib/enquiry/form-service';
import { messageLinks } from '../../lib/enquiry/message-links';
import { enquiryTopics } from '../../lib/enquiry/prefill';
import { withServices } from '../../lib/prices/price-words';
import { awayWords } from '../../lib/site/current-facts';
import { formAction } from '../../lib/site/build-kind';
import { pageMetadata } from '../../lib/site/page-metadata';
import { businessData } from '../../lib/site/structured-data';

const page = pages.contact;

export const metadata = pageMetadata('contact', { business, pages, services });

export default function ContactPage() {
  return (
    <>
      <Section layout="columns">
        <PageIntro heading={page.heading} lead={page.lead}>
          <ContactDetails business={business} large />
          <AreasServed areas={business.areas} />
        </PageIntro>
        <Part heading="SEND US A MESSAGE" panel>
          <ContactForm
            action={formAction({ ...formService, ...business.formService })}
            data={contactForm}
            callsBack={business.callsBack}
            replyWithin={business.replyWithin}
            away={awayWords(business)}
          />
          <PageModule name="contact-form" />
        </Part>
        <PrivacyNote business={business} />
      </Section>
      <StructuredData data={businessData(business)} />
    </>
  );
}

const contactForm = {
  phone: { href: `tel:${business.phone.international}`, text: business.phone.national },
  email: business.email,
  messageLinks: messageLinks(business),
  guide: withServices(priceGuide, services),
  topics: enquiryTopics(services, priceGuide),
};
