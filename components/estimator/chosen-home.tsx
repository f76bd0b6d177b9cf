import type { PriceGuide } from '../../lib/content/price-guide';
import { drawing, picturesOf, surchargePictures, type Drawing } from '../house';
import houseStyles from '../house.module.css';
import styles from './chosen-home.module.css';

/**
 * The chosen home with the ticked parts beside it; until a home is chosen, a street. All drawings are in the HTML, and
 * CSS shows those with the class of a chosen input, without a script. The grid is that of houses.svg, below 6 of sky.
 */
export function ChosenHome({ guide }: { guide: PriceGuide }) {
  const homes = picturesOf(guide);
  const added = new Set(surchargePictures(guide));
  const street = homes.slice(0, 3);
  const draw = (picture: Drawing, x: number, y: number, width: number) => {
    const place = { x, y, width, height: 78 - y };
    return <use key={picture} className={styles[picture]} href={drawing(picture)} {...place} />;
  };
  return (
    <svg
      className={`${houseStyles.house} ${styles.chosenHome}`}
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
        {[...added].map((picture) => draw(picture, 96, 6, 32))}
      </g>
    </svg>
  );
}
