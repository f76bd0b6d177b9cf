import { Signpost } from '../components/signpost';
import { business } from './site-content';
import { routes } from '../lib/site/routes';

export const metadata = {
  title: `Page not found | ${business.name}`,
  description: 'There is no page at this address.',
};

export default function NotFoundPage() {
  return (
    <Signpost
      heading="Page not found"
      lead="We can’t find that page. Try prices or services, or call us."
      links={[
        { href: routes.prices, text: 'Prices' },
        { href: routes.services, text: 'Services' },
      ]}
      business={business}
    />
  );
}
