import type { ReactNode } from 'react';
import type { Home, HomePicture, PriceGuide } from '../lib/content/price-guide';
import { unlistedHome } from '../lib/prices/choices';
import { House } from './house';
import styles from './house-tiles.module.css';

/** A house, and the tiles of the homes that look like it. */
type HouseGroup = {
  heading?: string | undefined;
  picture?: HomePicture | undefined;
  /** List items, or labels if there are `choices`; each has the class `tile`, or contains an element with it. */
  tiles: ReactNode[];
};

type HouseTilesProps = {
  groups: HouseGroup[];
  /** Makes each group a set of radio buttons, and names the groups that have no heading. */
  choices?: string;
};

/** Houses in a row, each with its tiles. */
export function HouseTiles({ groups, choices }: HouseTilesProps) {
  const [Heading, Tiles] = choices ? (['p', 'div'] as const) : (['h2', 'ul'] as const);
  // In tiles. A heading beside a house needs the room of a second one.
  const widths = groups.map(({ heading, tiles }) => Math.max(tiles.length, heading ? 2 : 1));
  const fitsOneRow =
    Math.max(groups.length, ...widths) <= 4 && widths.reduce((sum, width) => sum + width) <= 10;
  return (
    <div className={styles.houseTiles}>
      <div className={`${styles.groups} ${fitsOneRow ? styles.abreast : ''}`}>
        {groups.map(({ heading, picture, tiles }, index) => {
          // Groups that share a heading show it once.
          const shown = heading === groups[index - 1]?.heading ? undefined : heading;
          return (
            <div
              key={index}
              className={styles.group}
              data-width={widths[index]}
              role={choices && 'group'}
              aria-label={choices && (heading ?? choices)}
            >
              {shown && <Heading className={styles.heading}>{shown}</Heading>}
              <House picture={picture} />
              <Tiles className={styles.tiles}>{tiles}</Tiles>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Groups the homes of each table by their picture, and ends with any other home; `tile` renders one home. */
export function houseGroups(tables: PriceGuide['homes'], tile: (home: Home) => ReactNode) {
  return [...tables, { heading: undefined, rows: [unlistedHome] }].flatMap(({ heading, rows }) => {
    const starts = [...rows.keys()].filter((at) => rows[at]!.picture !== rows[at - 1]?.picture);
    return [...new Set([0, ...starts])].map((start, index, all): HouseGroup => ({
      heading,
      picture: rows[start]!.picture,
      tiles: rows.slice(start, all[index + 1]).map(tile),
    }));
  });
}
