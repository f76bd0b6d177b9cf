import { ContactDetails } from '../../components/contact-details';
import { PageIntro } from '../../components/page-intro';
import { PrivacyNote } from '../../components/privacy-note';
import { Section } from '../../components/section';
import { business } from '../../content/business';
import { pages } from '../../content/pages';
import { pageMetadata } from '../../lib/page-metadata';
import { routes } from '../../lib/routes';

const words = pages.contact;

export const metadata = pageMetadata(business, routes.contact, words);

export default function ContactPage() {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead}>
        <ContactDetails business={business} large />
        <p>
          <a href="/contact.vcf">Save our number to your contacts</a>
        </p>
      </PageIntro>
      <Section heading={words.formHeading} tone="tint">
        <PrivacyNote business={business} />
      </Section>
    </>
  );
}
