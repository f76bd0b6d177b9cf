import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';

type AreasServedProps = Pick<Business, 'areas'> & {
  /** Who works there; without it, we do. */
  name?: string | undefined;
  /** How many characters there is room for: in place of more, the last words lead to the whole list. */
  room?: number;
  className?: string | undefined;
};

/** Where the business works, if it says so. */
export function AreasServed({ areas = [], name, room = Infinity, className }: AreasServedProps) {
  const sentences = areas.map((_, index) => {
    const left = index > 0 ? index + 1 : 0;
    const named = areas.slice(0, areas.length - left);
    const link = left > 0 ? `${left} ${named.length > 0 ? 'more ' : ''}places` : '';
    const all = new Intl.ListFormat('en-GB').format(link ? [...named, link] : named);
    const words = `${name ? `${name} works` : 'We work'} in ${all}`;
    return { words: words.slice(0, words.length - link.length), link };
  });
  const fits = sentences.find(({ words, link }) => `${words}${link}.`.length <= room);
  const { words, link } = fits ?? sentences.at(-1) ?? {};
  return (
    words && (
      <p className={className}>
        {words}
        {link && <a href={routes.contact}>{link}</a>}.
      </p>
    )
  );
}
