import { homesIn } from '../lib/content/homes';
import type { HomePicture, PriceGuide, SurchargePicture } from '../lib/content/price-guide';
import styles from './house.module.css';

/** A drawing of a kind of home, of any other home, or of a part that a surcharge adds to a home. */
export type Drawing = HomePicture | 'home' | SurchargePicture;

type HouseProps = {
  picture?: HomePicture | 'home' | undefined;
  /** The parts beside the home, each overlapping the one before it by 2. */
  added?: SurchargePicture[];
};

/** The drawing of a home, on the grid explained in houses.svg; `Drawings` must be on the page too. */
export function House({ picture, added = [] }: HouseProps) {
  return (
    <svg className={styles.house} viewBox={`0 0 ${100 + 32 * added.length} 72`} aria-hidden="true">
      <use href={drawing(picture ?? 'home')} width="100" />
      {added.map((one, index) => (
        <use key={one} href={drawing(one)} x={96 + 30 * index} width="32" />
      ))}
    </svg>
  );
}

/** The `href` of a drawing for `<use>`, in an element with the class `house`. */
export function drawing(picture: Drawing): string {
  return `#P-${picture}`;
}

/** The pictures of the surcharges in a guide, or in a visitor's choices. */
export function surchargePictures({ surcharges }: Pick<PriceGuide, 'surcharges'>) {
  return surcharges.flatMap(({ picture }) => picture ?? []);
}

/** The pictures of a guide's homes, each once and in order, then `home`, for homes without one. */
export function picturesOf(guide: PriceGuide): (HomePicture | 'home')[] {
  const pictures = homesIn(guide).map(({ picture = 'home' as const }) => picture);
  return [...new Set([...pictures, 'home' as const])];
}
