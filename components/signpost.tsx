import { Drawings } from './drawings';
import { Street } from './street';
import street from './street.module.css';

type SignpostProps = { links: { href: string; text: string }[] };

/** Links as the tiles of a house, for a page that has nothing to show. */
export function Signpost({ links }: SignpostProps) {
  const tiles = links.map(({ href, text }) => (
    <li key={href}>
      <a className={street.tile} href={href}>
        <span className={`${street.words} ${street.ask}`}>{text}</span>
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
