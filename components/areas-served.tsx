import type { Business } from '../lib/content/business';

/** Where the business works, if it says so. */
export function AreasServed({ areas = [] }: Pick<Business, 'areas'>) {
  if (areas.length === 0) return null;
  return <p>We work in {new Intl.ListFormat('en-GB').format(areas)}.</p>;
}
