import { Fragment } from 'react';
import type { PriceGuide } from '../lib/content/price-guide';
import { formatAmount } from '../lib/prices/amount';
import { amountOf, priceWords } from '../lib/prices/price-forms';
import { isPriced } from '../lib/prices/price-words';
import { anchors, extraLink, homeLink } from '../lib/site/links';
import { routes } from '../lib/site/routes';
import { FrequencySwitch, byFrequency, shownFor } from './frequency-switch';
import styles from './price-board.module.css';
import tiles from './tiles.module.css';
import hidden from './hidden.module.css';

/** More tiles than this would push what follows too far down. */
const mostTiles = 12;

/** Everybody's price at first sight, leading to the estimator. */
export function PriceBoard({ guide }: { guide: PriceGuide }) {
  const { homes, extras } = guide;
  const all = homes.length > 0 ? homes.flatMap(({ rows }) => rows) : extras;
  return (
    <section
      className={`${styles.board} ${byFrequency}`}
      aria-label={homes.length > 0 ? 'Window cleaning prices' : 'Prices'}
    >
      {homes.length > 0 ? <Homes guide={guide} /> : <Extras guide={guide} />}
      {all.length > mostTiles && <a href={`${routes.prices}#${anchors.tables}`}>All prices</a>}
    </section>
  );
}

/** A tile for each home; one after the other, since their headings stand above them. */
function Homes({ guide }: { guide: PriceGuide }) {
  const { frequencies } = guide;
  const [first] = frequencies;
  const shown = new Set(guide.homes.flatMap(({ rows }) => rows).slice(0, mostTiles));
  const tables = guide.homes
    .filter((table) => isPriced(table, guide))
    .map(({ heading, rows }) => ({ heading, rows: rows.filter((row) => shown.has(row)) }))
    .filter(({ rows }) => rows.length > 0);
  const unpriced = guide.homes.filter((table) => !isPriced(table, guide));
  const legend = 'Windows cleaned every';
  return (
    <>
      {frequencies.length > 1 ? (
        <FrequencySwitch legend={legend} frequencies={frequencies} />
      ) : (
        <p>
          <strong>
            {legend} {first!.every}
          </strong>
        </p>
      )}
      {tables.map(({ heading, rows }) => (
        <div key={heading ?? ''}>
          <h2>{heading ?? 'Choose your home'}</h2>
          <ul className={tiles.row}>
            {rows.map((home) => (
              <li key={home.id}>
                {frequencies.map((frequency, index) => (
                  <a
                    key={frequency.id}
                    className={`${tiles.tile} ${shownFor(index)}`}
                    href={homeLink(home, frequency)}
                  >
                    {home.home}
                    {heading && <span className={hidden.visually}> {heading}</span>}{' '}
                    <strong>{formatAmount(amountOf(home, frequency.id))}</strong>
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <small>
        {tables.length > 0 && 'Guide price a clean.'}
        {unpriced.flatMap(({ rows }) =>
          rows.map((home) => (
            <Fragment key={home.id}>
              {' '}
              {home.name}? <a href={homeLink(home, first!)}>Ask us for a price.</a>
            </Fragment>
          )),
        )}
      </small>
    </>
  );
}

/** A tile for each price of a list without homes. */
function Extras({ guide }: { guide: PriceGuide }) {
  return (
    <ul className={tiles.row}>
      {guide.extras.slice(0, mostTiles).map((extra) => (
        <li key={extra.id}>
          <a className={tiles.tile} href={extraLink(extra)}>
            {extra.name} <strong>{priceWords(extra.price, guide)}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
