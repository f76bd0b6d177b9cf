import { Columns } from '../../components/columns';
import { ContactDetails } from '../../components/contact-details';
import { ContactForm } from '../../components/contact-form/contact-form';
import { EnquiryForm } from '../../components/contact-form/enquiry-form';
import { Island } from '../../lib/export/island';
import { PageIntro } from '../../components/page-intro';
import { PrivacyNote } from '../../components/privacy-note';
import { Section } from '../../components/section';
import { StructuredData } from '../../components/structured-data';
import { business } from '../../content/business';
import { pages } from '../../content/pages';
import { priceGuide } from '../../content/prices';
import { services } from '../../content/services';
import { enquiryTopics } from '../../lib/enquiry/topics';
import { formAction } from '../../lib/site/form-action';
import { pageMetadata } from '../../lib/site/page-metadata';
import { routes } from '../../lib/site/routes';
import { businessData } from '../../lib/site/structured-data';

const words = pages.contact;

export const metadata = pageMetadata(business, routes.contact, words);

export default function ContactPage() {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead}>
        <ContactDetails business={business} large />
      </PageIntro>
      <Section heading={words.formHeading} tone="tint">
        <Columns>
          <Island name="contact-form" component={ContactForm} props={contactForm}>
            {(root) => <EnquiryForm action={contactForm.action}>{root}</EnquiryForm>}
          </Island>
          <PrivacyNote business={business} />
        </Columns>
      </Section>
      <StructuredData data={businessData(business)} />
    </>
  );
}

const contactForm = {
  action: formAction(business),
  phone: { href: `tel:${business.phone.international}`, text: business.phone.national },
  email: business.email,
  prefill: { guide: priceGuide, topics: enquiryTopics(services, priceGuide) },
};
