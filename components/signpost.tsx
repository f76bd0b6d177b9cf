import { Drawings } from './drawings';
import { Street } from './street';
import street from './street.module.css';

type SignpostProps = { links: { href: string; text: string }[] };

/** A house that stands beside where to go from here. */
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
      <Street plots={[{ tiles }]} />
    </div>
  );
}
