import { ActionLink } from '../components/action-link';
import { ContactDetails } from '../components/contact-details';
import { PageIntro, Section } from '../components/section';
import { business } from '../content/business';
import { pages } from '../content/pages';
import { routes } from '../lib/site/routes';

const words = pages.notFound;

export const metadata = {
  title: `${words.title} | ${business.name}`,
  description: words.description,
};

export default function NotFoundPage() {
  return (
    <Section layout="columns">
      <PageIntro heading={words.heading} lead={words.lead}>
        <p>
          <ActionLink href={routes.home}>Go to the home page</ActionLink>
        </p>
      </PageIntro>
      <ContactDetails business={business} large />
    </Section>
  );
}
