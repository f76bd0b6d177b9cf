import { Signpost } from '../components/signpost';
import { business, priceGuide } from './site-content';
import { fullTitle } from '../lib/site/page-metadata';
import { routes } from '../lib/site/routes';

export const metadata = {
  title: fullTitle('Page not found', business),
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
      guide={priceGuide}
    />
  );
}
