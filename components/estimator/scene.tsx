import type { PriceGuide } from '../../lib/content/price-guide';
import { drawing, partsOf, picturesOf, type Picture } from '../house';
import house from '../house.module.css';
import styles from './scene.module.css';

/**
 * The street; once a home is chosen that one, with what is ticked beside it. All of them are drawn, and CSS shows those
 * that have the class of a chosen picture, so that it needs no script and knows no id of a price list.
 */
export function Scene({ guide }: { guide: PriceGuide }) {
  const homes = picturesOf(guide);
  const parts = new Set(partsOf(guide));
  const street = homes.slice(0, 3);
  const draw = (picture: Picture, x: number, y: number, width: number) => {
    const place = { x, y, width, height: 78 - y };
    return <use key={picture} className={styles[picture]} href={drawing(picture)} {...place} />;
  };
  return (
    <svg
      className={`${house.house} ${styles.scene}`}
      viewBox="0 0 168 78"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <g className={styles.street}>
        {street.map((picture, index) =>
          draw(picture, 84 + 55 * (index - street.length / 2), 40, 53),
        )}
      </g>
      <g className={styles.own}>
        {homes.map((picture) => draw(picture, 0, 6, 100))}
        {[...parts].map((picture) => draw(picture, 96, 6, 32))}
      </g>
    </svg>
  );
}
