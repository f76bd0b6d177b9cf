import { AreasServed } from '../../components/areas-served';
import { ContactButtons, SaveNumber } from '../../components/contact-details';
import { ContactForm } from '../../components/contact-form/contact-form';
import { Credentials } from '../../components/credentials';
import { Drawings } from '../../components/drawings';
import { homeDrawings, surchargeDrawings } from '../../components/house';
import { PageModule } from '../../components/page-module';
import { People } from '../../components/people';
import { PhoneHours } from '../../components/phone-hours';
import { PrivacyNote } from '../../components/privacy-note';
import { PageIntro, Section, Subsection } from '../../components/section';
import { StructuredData } from '../../components/structured-data';
import * as content from '../site-content';
import { formService } from '../../lib/form-service/form-service';
import { messageLinks } from '../../lib/enquiry/message-links';
import { enquiryTopics } from '../../lib/enquiry/prefill';
import { absences, absenceSentence, currentReplyTime } from '../../lib/site/current-facts';
import { formAction } from '../../lib/site/build-kind';
import { anchors } from '../../lib/site/links';
import { pageMetadata } from '../../lib/site/page-metadata';
import { businessData } from '../../lib/site/structured-data';

const { business, pages, priceGuide, services } = content;
const page = pages.contact;
const { formId } = business.formService;

export const metadata = pageMetadata('contact', content);

export default function ContactPage() {
  return (
    <>
      <Section layout="page">
        <PageIntro heading={page.heading} lead={page.lead}>
          <ContactButtons business={business} />
          <Credentials business={business} />
          {(business.hours ?? []).length === 0 && <SaveNumber />}
        </PageIntro>
        <ContactForm
          action={formAction(formService.action(formId))}
          hiddenFields={formService.hiddenFields(formId)}
          data={contactForm}
          callsBack={business.callsBack}
        />
        <Subsection>
          <PhoneHours hours={business.hours}>
            <SaveNumber />
          </PhoneHours>
          <People business={business} />
          {(business.areas ?? []).length > 0 && (
            <div id={anchors.areas}>
              <h3>Where we work</h3>
              <AreasServed areas={business.areas} />
            </div>
          )}
          <PrivacyNote business={business} />
        </Subsection>
      </Section>
      <PageModule name="contact-form" />
      <Drawings of={[...homeDrawings(priceGuide), ...surchargeDrawings(priceGuide)]} />
      <StructuredData data={businessData(business)} />
    </>
  );
}

const contactForm = {
  phone: { href: `tel:${business.phone.international}`, text: business.phone.national },
  email: business.email,
  messageLinks: messageLinks(business),
  reply: currentReplyTime(business),
  away: absences(business)
    .map((absence) => absenceSentence(absence))
    .join(' '),
  next: page.next,
  guide: priceGuide,
  topics: enquiryTopics(services, priceGuide),
};
