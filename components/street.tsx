import type { ReactNode } from 'react';
import type { Home, HomePicture, PriceGuide } from '../lib/content/price-guide';
import { House } from './house';
import hidden from './hidden.module.css';
import styles from './street.module.css';

type Plot = {
  heading?: string | undefined;
  picture?: HomePicture | undefined;
  /** Of the class `tile`, or holding one: list items, or labels of choices. */
  tiles: ReactNode[];
};

type StreetProps = {
  plots: Plot[];
  /** Makes each plot a group of choices, and names those that have no heading. */
  choices?: string;
};

/** Houses on their ground, each with the tiles of the homes that look like it. */
export function Street({ plots, choices }: StreetProps) {
  const [Group, Heading, Tiles] = choices
    ? (['fieldset', 'legend', 'div'] as const)
    : (['div', 'h2', 'ul'] as const);
  // More than three houses stand in rows, and more than four homes.
  const fit = plots.length <= 3 && plots.every(({ tiles }) => tiles.length <= 4);
  return (
    <div className={styles.street}>
      <div className={fit ? `${styles.plots} ${styles.abreast}` : styles.plots}>
        {plots.map(({ heading, picture, tiles }, index) => {
          // Said once of plots that share it.
          const shown = heading === plots[index - 1]?.heading ? undefined : heading;
          return (
            <Group key={index} className={styles.plot} data-homes={tiles.length}>
              {(shown ?? choices) && (
                <Heading>
                  <span className={shown ? undefined : hidden.visually}>{heading ?? choices}</span>
                </Heading>
              )}
              <House picture={picture} />
              <Tiles className={styles.tiles}>{tiles}</Tiles>
            </Group>
          );
        })}
      </div>
    </div>
  );
}

/** A plot for each table of homes, or for each part of it that looks alike. */
export function plotsOf(homes: PriceGuide['homes'], tile: (home: Home) => ReactNode): Plot[] {
  return homes.flatMap(({ heading, rows }) => {
    const starts = [...rows.keys()].filter((row) => rows[row]!.picture !== rows[row - 1]?.picture);
    return [...new Set([0, ...starts])].map((start, index, all): Plot => ({
      heading,
      picture: rows[start]!.picture,
      tiles: rows.slice(start, all[index + 1]).map(tile),
    }));
  });
}
