import { ActionLink } from '../components/action-link';
import { ContactDetails } from '../components/contact-details';
import { PageIntro } from '../components/page-intro';
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
    <PageIntro heading={words.heading} lead={words.lead}>
      <p>
        <ActionLink tone="primary" href={routes.home}>
          Go to the home page
        </ActionLink>
      </p>
      <ContactDetails business={business} />
    </PageIntro>
  );
}
