import type { ReactNode } from 'react';
import type { Home, HomeDrawing, PriceGuide } from '../lib/content/price-guide';
import { unlistedHome } from '../lib/prices/choices';
import { House } from './house';
import styles from './house-tiles.module.css';

/** A house, and the tiles of the homes that look like it. */
type HouseGroup = {
  heading?: string | undefined;
  drawing?: HomeDrawing | undefined;
  /** List items, or labels if they are choices; each has the class `tile`, or contains an element with it. */
  tiles: ReactNode[];
};

type HouseTilesProps = {
  groups: HouseGroup[];
  /** Names a group without a heading. With it, each group is a set of choices. */
  groupName?: string;
};

/** Houses in a row, each with its tiles. */
export function HouseTiles({ groups, groupName }: HouseTilesProps) {
  const [Heading, Tiles] = groupName ? (['p', 'div'] as const) : (['h2', 'ul'] as const);
  // In tiles. A heading beside a house needs the room of a second one.
  const widths = groups.map(({ heading, tiles }) => Math.max(tiles.length, heading ? 2 : 1));
  const fitsOneRow =
    Math.max(groups.length, ...widths) <= 4 && widths.reduce((sum, width) => sum + width) <= 10;
  return (
    <div className={styles.houseTiles}>
      <div className={`${styles.groups} ${fitsOneRow ? styles.abreast : ''}`}>
        {groups.map(({ heading, drawing, tiles }, index) => {
          // Groups that share a heading show it once.
          const shown = heading === groups[index - 1]?.heading ? undefined : heading;
          return (
            <div
              key={index}
              className={styles.group}
              data-width={widths[index]}
              role={groupName && 'group'}
              aria-label={groupName && (heading ?? groupName)}
            >
              {shown && <Heading className={styles.heading}>{shown}</Heading>}
              <House drawing={drawing} />
              <Tiles className={styles.tiles}>{tiles}</Tiles>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Groups the homes of each table by their drawing, and ends with any other home; `tile` renders one home. */
export function houseGroups(tables: PriceGuide['homes'], tile: (home: Home) => ReactNode) {
  return [...tables, { heading: undefined, rows: [unlistedHome] }].flatMap(({ heading, rows }) => {
    const starts = [...rows.keys()].filter((at) => rows[at]!.drawing !== rows[at - 1]?.drawing);
    return [...new Set([0, ...starts])].map((start, index, all): HouseGroup => ({
      heading,
      drawing: rows[start]!.drawing,
      tiles: rows.slice(start, all[index + 1]).map(tile),
    }));
  });
}
