import { Drawings } from './drawings';
import { ask, HouseTiles, tile } from './house-tiles';

type LinkTilesProps = { links: { href: string; text: string }[] };

/** Links as the tiles of a house, for a page with nothing else to show. */
export function LinkTiles({ links }: LinkTilesProps) {
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
      <HouseTiles groups={[{ tiles }]} />
    </div>
  );
}
