import { homesIn } from '../lib/content/homes';
import type { HomeDrawing, PriceGuide, SurchargeDrawing } from '../lib/content/price-guide';
import styles from './house.module.css';

/** A drawing of a kind of home, of any other home, or of a part that a surcharge adds to a home. */
export type Drawing = HomeDrawing | 'home' | SurchargeDrawing;

type HouseProps = {
  drawing?: HomeDrawing | 'home' | undefined;
  /** The parts beside the home, each overlapping the one before it by 2. */
  added?: SurchargeDrawing[];
};

/** The drawing of a home, on the grid explained in houses.svg; `Drawings` must be on the page too. */
export function House({ drawing, added = [] }: HouseProps) {
  return (
    <svg className={styles.house} viewBox={`0 0 ${100 + 32 * added.length} 72`} aria-hidden="true">
      <use href={symbolHref(drawing ?? 'home')} width="100" />
      {added.map((one, index) => (
        <use key={one} href={symbolHref(one)} x={96 + 30 * index} width="32" />
      ))}
    </svg>
  );
}

/** The `href` of a drawing for `<use>`, in an element with the class `house`. */
export function symbolHref(drawing: Drawing): string {
  return `#P-${drawing}`;
}

/** The drawings of the surcharges in a guide, or in a visitor's choices. */
export function surchargeDrawings({ surcharges }: Pick<PriceGuide, 'surcharges'>) {
  return surcharges.flatMap(({ drawing }) => drawing ?? []);
}

/** The drawings of a guide's homes, each once and in order, then `home`, for homes without one. */
export function homeDrawings(guide: PriceGuide): (HomeDrawing | 'home')[] {
  const drawings = homesIn(guide).map(({ drawing = 'home' as const }) => drawing);
  return [...new Set([...drawings, 'home' as const])];
}
