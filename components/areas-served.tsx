import type { Business } from '../lib/content/business';
import { anchors } from '../lib/site/links';
import { routes } from '../lib/site/routes';

type AreasServedProps = Pick<Business, 'areas'> & {
  /** Who works there; “We” by default. */
  names?: string[];
  /** How many characters fit; if the list is longer, its end becomes a link to the whole list, “3 more places”. */
  room?: number;
};

/** Where the business works, if it says so. */
export function AreasServed({ areas = [], names = [], room = Infinity }: AreasServedProps) {
  const inWords = new Intl.ListFormat('en-GB');
  const who = names.length > 0 ? inWords.format(names) : 'We';
  // A name may be of two people, such as Jo & Sam.
  const verb = / (and|&) |^We$/.test(who) ? 'work' : 'works';
  // From all places down to the first alone, which tells most; never “1 more place”, since its name is as short.
  const sentences = areas.flatMap((_, left) => {
    if (left === 1) return [];
    const link = left > 0 ? `${left} more places` : '';
    const named = areas.slice(0, areas.length - left);
    const words = `${who} ${verb} in ${inWords.format(link ? [...named, link] : named)}`;
    return { words: words.slice(0, words.length - link.length), link };
  });
  const fits = sentences.find(({ words, link }) => `${words}${link}.`.length <= room);
  const { words, link } = fits ?? sentences.at(-1) ?? {};
  return (
    words && (
      <p>
        {names.length > 0 ? <strong>{who}</strong> : who}
        {words.slice(who.length)}
        {link && <a href={`${routes.contact}#${anchors.areas}`}>{link}</a>}.
      </p>
    )
  );
}
