import type { PriceGuide } from '../../lib/content/price-guide';
import { homeDrawings, surchargeDrawings, symbolHref, type Drawing } from '../house';
import houseStyles from '../house.module.css';
import styles from './chosen-home.module.css';

/**
 * The chosen home with the ticked parts beside it; until a home is chosen, a street. All drawings are in the HTML, and
 * CSS shows those with the class of a chosen input, without a script. The grid is that of houses.svg, below 6 of sky.
 */
export function ChosenHome({ guide }: { guide: PriceGuide }) {
  const homes = homeDrawings(guide);
  const added = new Set(surchargeDrawings(guide));
  const street = homes.slice(0, 3);
  const draw = (drawing: Drawing, x: number, y: number, width: number) => {
    const place = { x, y, width, height: 78 - y };
    return <use key={drawing} className={styles[drawing]} href={symbolHref(drawing)} {...place} />;
  };
  return (
    <svg
      className={`${houseStyles.house} ${styles.chosenHome}`}
      viewBox="0 0 168 78"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <g className={styles.street}>
        {street.map((drawing, index) =>
          draw(drawing, 84 + 55 * (index - street.length / 2), 40, 53),
        )}
      </g>
      <g className={styles.own}>
        {homes.map((drawing) => draw(drawing, 0, 6, 100))}
        {[...added].map((drawing) => draw(drawing, 96, 6, 32))}
      </g>
    </svg>
  );
}
