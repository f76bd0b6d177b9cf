import { ContactButtons } from '../components/contact-details';
import { Drawings, House } from '../components/house';
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
        lead={
          <>
            We can’t find that page. Try <a href={routes.prices}>prices</a> or{' '}
            <a href={routes.services}>services</a>, or call us.
          </>
        }
      >
        <ContactButtons business={business} />
      </PageIntro>
      <Drawings of={['home']} />
      {/* In a block of its own: as an item of a grid, WebKit draws it as wide as the page. */}
      <div>
        <House />
      </div>
    </Section>
  );
}
