import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';

type AreasServedProps = Pick<Business, 'areas'> & {
  /** With more places than these, the last one named is a link to the whole list. */
  most?: number;
};

/** Where the business works, if it says so. */
export function AreasServed({ areas = [], most = Infinity }: AreasServedProps) {
  if (areas.length === 0) return null;
  if (areas.length <= most) return <p>We work in {new Intl.ListFormat('en-GB').format(areas)}.</p>;
  const named = areas.slice(0, most - 1);
  return (
    <p>
      We work in {named.join(', ')} and{' '}
      <a href={routes.contact}>{areas.length - named.length} more places</a>.
    </p>
  );
}
