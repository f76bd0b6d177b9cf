import type { Business } from '../lib/content/business';
import { anchors } from '../lib/addresses/links';
import { routes } from '../lib/addresses/routes';

type AreasServedProps = {
  areas: Business['areas'];
  /** Who works there; “We” by default. */
  names?: string[];
  /** Whether the third place and those after it become a link to the whole list, “3 more places”. */
  isShort?: boolean;
};

/** Where the business works, if it says so. */
export function AreasServed({ areas = [], names = [], isShort = false }: AreasServedProps) {
  if (areas.length === 0) return null;
  const inWords = new Intl.ListFormat('en-GB');
  const who = names.length > 0 ? inWords.format(names) : 'We';
  // A name may be of two people, such as Jo & Sam.
  const verb = / (and|&) |^We$/.test(who) ? 'work' : 'works';
  // Never “1 more place”, since its name is as short.
  const named = isShort && areas.length > 3 ? areas.slice(0, 2) : areas;
  const left = areas.length - named.length;
  return (
    <p>
      {names.length > 0 ? <strong>{who}</strong> : who} {verb} in{' '}
      {left > 0 ? `${named.join(', ')} and ` : inWords.format(named)}
      {left > 0 && (
        <a href={`${routes.contact}#${anchors.areas}`}>{`${left}\u00a0more\u00a0places`}</a>
      )}
      .
    </p>
  );
}
