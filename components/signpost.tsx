import { Drawings } from './drawings';
import { ask, Street, tile } from './street';

type SignpostProps = { links: { href: string; text: string }[] };

/** Links as the tiles of a house, for a page that has nothing to show. */
export function Signpost({ links }: SignpostProps) {
  const tiles = links.map(({ href, text }) => (
    <li key={href}>
      <a className={tile} href={href}>
        <span className={ask}>{text}</span>
      </a>
    </li>
  ));
  return (
    <div>
      <Drawings of={['home']} />
      <Street groups={[{ tiles }]} />
    </div>
  );
}
