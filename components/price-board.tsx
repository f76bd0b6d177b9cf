import { Fragment } from 'react';
import { frequencies, type Frequency } from '../lib/content/clean-options';
import type { Home, PriceGuide } from '../lib/content/price-guide';
import { formatAmount } from '../lib/prices/amount';
import { isPriced } from '../lib/prices/price-words';
import { anchors, homeLink } from '../lib/site/price-links';
import { routes } from '../lib/site/routes';
import { FrequencySwitch, byFrequency, shownFor } from './frequency-switch';
import styles from './price-board.module.css';

/** More homes than this would push what follows too far down. */
const mostHomes = 12;

/** Everybody's price at first sight: each home of the guide, leading to the estimator. */
export function PriceBoard({ guide }: { guide: PriceGuide }) {
  const homes = guide.homes.flatMap(({ rows }) => rows);
  const shown = new Set(homes.slice(0, mostHomes));
  const tables = guide.homes
    .filter(isPriced)
    .map(({ heading, rows }) => ({ heading, rows: rows.filter((row) => shown.has(row)) }))
    .filter(({ rows }) => rows.length > 0);
  // Homes of tables without any price.
  const unpriced = guide.homes.filter((table) => !isPriced(table)).flatMap(({ rows }) => rows);
  return (
    <section className={`${styles.board} ${byFrequency}`} aria-label="Window cleaning prices">
      <FrequencySwitch legend="Windows, guide price every" />
      {tables.map(({ heading, rows }) => (
        <div key={heading ?? ''} className={styles.table}>
          {heading && <h2>{heading}</h2>}
          <ul>
            {rows.map((home) => (
              <li key={home.id}>
                {frequencies.map((frequency) => (
                  <a
                    key={frequency}
                    className={shownFor(frequency)}
                    href={homeLink(home, frequency)}
                  >
                    {home.home} <AmountOf home={home} frequency={frequency} />
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <small>
        Choose your home to add any extras.
        {unpriced.map((home) => (
          <Fragment key={home.id}>
            {' '}
            {home.name}? <a href={homeLink(home)}>Ask us for a window price.</a>
          </Fragment>
        ))}
        {homes.length > mostHomes && (
          <>
            {' '}
            <a href={`${routes.prices}#${anchors.tables}`}>All homes</a>
          </>
        )}
      </small>
    </section>
  );
}

function AmountOf({ home, frequency }: { home: Home; frequency: Frequency }) {
  const amount = home[frequency];
  return amount === 'on request' ? amount : <strong>{formatAmount(amount)}</strong>;
}
