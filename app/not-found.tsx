import { ContactButtons } from '../components/contact-details';
import { PageIntro, Section } from '../components/section';
import { LinkTiles } from '../components/link-tiles';
import { business } from './site-content';
import { routes } from '../lib/site/routes';

export const metadata = {
  title: `Page not found | ${business.name}`,
  description: 'There is no page at this address.',
};

export default function NotFoundPage() {
  return (
    <Section>
      <PageIntro
        heading="Page not found"
        lead="We can’t find that page. Try prices or services, or call us."
      >
        <ContactButtons business={business} />
      </PageIntro>
      <LinkTiles
        links={[
          { href: routes.prices, text: 'Prices' },
          { href: routes.services, text: 'Services' },
        ]}
      />
    </Section>
  );
}
