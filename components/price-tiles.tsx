import type { ReactNode } from 'react';
import { homesIn } from '../lib/content/homes';
import type { Home, PriceGuide } from '../lib/content/price-guide';
import { frequencyLegend, frequencyPhrase, isOnce } from '../lib/content/frequency-words';
import { cleanOf, isPriced } from '../lib/prices/price-lookup';
import { priceCaptions, surchargesSentence } from '../lib/prices/price-words';
import { firstCleanWords, requestLabel } from '../lib/prices/estimate-words';
import { homeLink, tablesLink } from '../lib/site/links';
import { AmountInTile } from './amount-in-tile';
import { FrequencySwitch, byFrequency, shownFor } from './frequency-switch';
import styles from './hero.module.css';
import { HomeName } from './home-name';
import { ask, houseGroups, HouseTiles, tile } from './house-tiles';

/** More tiles would push the rest of the page too far down. */
const mostTiles = 12;

type PriceTilesProps = {
  guide: PriceGuide;
  /** A link to the contact form, which goes beside the switch if there is room. */
  children: ReactNode;
};

/** The prices of homes, as tiles that lead to the estimator. */
export function PriceTiles({ guide, children }: PriceTilesProps) {
  const homes = homesIn(guide);
  return (
    <section className={`${styles.priceTiles} ${byFrequency}`} aria-label="Window cleaning prices">
      <div className={styles.choose}>
        <Frequencies guide={guide} />
        {children}
      </div>
      <Homes guide={guide} />
      {homes.length > mostTiles && <a href={tablesLink()}>All prices</a>}
    </section>
  );
}

function Frequencies({ guide: { frequencies } }: { guide: PriceGuide }) {
  const [only, ...others] = frequencies;
  if (others.length > 0) {
    return <FrequencySwitch label={frequencyLegend(frequencies)} frequencies={frequencies} />;
  }
  return <p>Windows cleaned {isOnce(only!) ? 'once' : frequencyPhrase(only!)}</p>;
}

/** A tile for each of the first `mostTiles` homes, and for each home of a table without prices, to ask for one. */
function Homes({ guide }: { guide: PriceGuide }) {
  const { surcharges } = guide;
  const shown = new Set(homesIn(guide).slice(0, mostTiles));
  const tables = guide.homes
    .map((table) => ({
      ...table,
      rows: table.rows.filter((home) => shown.has(home) || !isPriced(table, guide)),
    }))
    .filter((table) => table.rows.length > 0);
  const firstClean = firstCleanWords(guide);
  return (
    <>
      <HouseTiles
        groups={houseGroups(tables, (home) => (
          <HomeTile key={home.id} home={home} guide={guide} />
        ))}
      />
      {guide.homes.some((table) => isPriced(table, guide)) && (
        <small>
          {priceCaptions(guide).tiles} {surcharges.length > 0 && surchargesSentence(guide)}{' '}
          {firstClean && `${firstClean}.`}
        </small>
      )}
    </>
  );
}

function HomeTile({ home, guide }: { home: Home; guide: PriceGuide }) {
  return (
    <li>
      {guide.frequencies.map((frequency, index) => {
        const { amount } = cleanOf(guide, home, frequency.id);
        return (
          <a
            key={frequency.id}
            className={`${tile} ${shownFor(index)}`}
            href={homeLink(home, frequency)}
          >
            <span>
              <HomeName home={home} />
            </span>{' '}
            {amount === 'on request' ? (
              <span className={ask}>{requestLabel()}</span>
            ) : (
              <AmountInTile amount={amount} />
            )}
          </a>
        );
      })}
    </li>
  );
}
