import { homesIn } from '../lib/content/homes';
import type { Home, PriceGuide } from '../lib/content/price-guide';
import { frequencyLegend, frequencyPhrase, isOnce } from '../lib/content/frequency-words';
import { cleanOf, isPriced } from '../lib/prices/price-lookup';
import { priceCaptions, surchargesSentence } from '../lib/prices/price-words';
import { firstCleanWords, requestLabel } from '../lib/prices/estimate-words';
import { homeLink, tablesLink } from '../lib/site/links';
import { AmountInTile } from './amount-in-tile';
import { FrequencySwitch, shownFor } from './frequency-switch';
import frequencySwitch from './frequency-switch.module.css';
import styles from './hero.module.css';
import { HomeName } from './home-name';
import { houseGroups, HouseTiles } from './house-tiles';
import houseTiles from './house-tiles.module.css';

type GuideProps = { guide: PriceGuide };

/** More tiles would push the rest of the page too far down. */
const mostTiles = 12;

/** The prices of homes, as tiles that lead to the estimator. */
export function PriceTiles({ guide }: GuideProps) {
  return (
    <section
      className={`${styles.street} ${frequencySwitch.byFrequency}`}
      aria-label="Window cleaning prices"
    >
      <Frequencies guide={guide} />
      <Homes guide={guide} />
    </section>
  );
}

/** What the prices of the tiles are for, and a link to the homes that have no tile. */
export function PriceTilesNote({ guide }: GuideProps) {
  const { surcharges, homes } = guide;
  const firstClean = firstCleanWords(guide);
  return (
    <>
      {homes.some((table) => isPriced(table, guide)) && (
        <small>
          {priceCaptions(guide).tiles} {surcharges.length > 0 && surchargesSentence(guide)}{' '}
          {firstClean && `${firstClean}.`}
        </small>
      )}
      {homesIn(guide).length > mostTiles && <a href={tablesLink()}>All prices</a>}
    </>
  );
}

function Frequencies({ guide: { frequencies } }: GuideProps) {
  const [only, ...others] = frequencies;
  if (others.length > 0) {
    return <FrequencySwitch label={frequencyLegend(frequencies)} frequencies={frequencies} />;
  }
  return <p>Windows cleaned {isOnce(only!) ? 'once' : frequencyPhrase(only!)}</p>;
}

/** A tile for each of the first `mostTiles` homes, and for each home of a table without prices, to ask for one. */
function Homes({ guide }: GuideProps) {
  const shown = new Set(homesIn(guide).slice(0, mostTiles));
  const tables = guide.homes
    .map((table) => ({
      ...table,
      rows: table.rows.filter((home) => shown.has(home) || !isPriced(table, guide)),
    }))
    .filter((table) => table.rows.length > 0);
  return (
    <HouseTiles
      groups={houseGroups(tables, (home) => (
        <HomeTile key={home.id} home={home} guide={guide} />
      ))}
    />
  );
}

function HomeTile({ home, guide }: GuideProps & { home: Home }) {
  return (
    <li>
      {guide.frequencies.map((frequency, index) => {
        const { amount } = cleanOf(guide, home, frequency.id);
        return (
          <a
            key={frequency.id}
            className={`${houseTiles.tile} ${shownFor(index)}`}
            href={homeLink(home, frequency)}
          >
            <span>
              <HomeName home={home} />
            </span>{' '}
            {amount === 'on request' ? (
              <span className={houseTiles.ask}>{requestLabel()}</span>
            ) : (
              <AmountInTile amount={amount} />
            )}
          </a>
        );
      })}
    </li>
  );
}
