import { ActionLink } from '../components/action-link';
import { ContactDetails } from '../components/contact-details';
import { PageIntro, Section } from '../components/section';
import { business } from './site-content';
import { routes } from '../lib/site/routes';

export const metadata = {
  title: `Page not found | ${business.name}`,
  description: 'There is no page at this address.',
};

export default function NotFoundPage() {
  return (
    <Section layout="columns">
      <PageIntro
        heading="Page not found"
        lead="There is no page at this address. It may have moved, or the address may be mistyped."
      >
        <p>
          <ActionLink href={routes.home}>Go to the home page</ActionLink>
        </p>
      </PageIntro>
      <ContactDetails business={business} large />
    </Section>
  );
}
