import type { HomePicture, PartPicture, PriceGuide } from '../lib/content/price-guide';
import styles from './house.module.css';

/** A home that the prices name, one like any other, and what can stand beside a home. */
export type Picture = HomePicture | 'home' | PartPicture;

type HouseProps = {
  picture?: HomePicture | undefined;
  /** What stands beside it. */
  parts?: PartPicture[];
};

/** A home by day or at dusk; without a picture of its own, one like any other. */
export function House({ picture, parts = [] }: HouseProps) {
  return (
    <svg className={styles.house} viewBox={`0 0 ${100 + 32 * parts.length} 72`} aria-hidden="true">
      <use href={drawing(picture ?? 'home')} width="100" />
      {parts.map((part, index) => (
        <use key={part} href={drawing(part)} x={96 + 30 * index} width="32" />
      ))}
    </svg>
  );
}

/** The address of a drawing for `<use>`, in an element of the class `house`. */
export function drawing(picture: Picture): string {
  return `#P-${picture}`;
}

/** The pictures of surcharges: those of a guide, or of what a visitor's home has. */
export function partsOf({ surcharges }: Pick<PriceGuide, 'surcharges'>): PartPicture[] {
  return surcharges.flatMap(({ picture }) => picture ?? []);
}

/** The pictures of a guide's homes, each once, in its order, and the one of a home that has none. */
export function picturesOf({ homes }: PriceGuide): (HomePicture | 'home')[] {
  const rows = homes.flatMap((table) => table.rows);
  return [...new Set([...rows.map(({ picture = 'home' as const }) => picture), 'home' as const])];
}
