import type { Business } from '../lib/content/business';
import { areasLink } from '../lib/site/links';

type AreasServedProps = {
  areas: Business['areas'];
  /** The names of the people who come. */
  names?: string[];
  /** Whether the third and later places become a link to the whole list: “3 more places”. */
  isShort?: boolean;
};

/** Who comes and where the business works, if it says either, in words that suit one cleaner or several. */
export function AreasServed({ areas = [], names = [], isShort = false }: AreasServedProps) {
  if (areas.length === 0 && names.length === 0) return null;
  const inWords = new Intl.ListFormat('en-GB');
  // Never “1 more place”: the place's own name is as short.
  const named = isShort && areas.length > 3 ? areas.slice(0, 2) : areas;
  const left = areas.length - named.length;
  return (
    <p>
      {names.length > 0 && <strong>{inWords.format(names)}</strong>}
      {areas.length > 0 && (names.length > 0 ? ', covering ' : 'Covering ')}
      {left > 0 ? `${named.join(', ')} and ` : inWords.format(named)}
      {left > 0 && <a href={areasLink()}>{`${left}\u00a0more places`}</a>}
    </p>
  );
}
