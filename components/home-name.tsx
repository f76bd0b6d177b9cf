import type { Home } from '../lib/content/price-guide';
import hidden from './hidden.module.css';

/** A home below the heading of its table, which only screen readers repeat: most names are nothing without it. */
export function HomeName({ home: { home, name } }: { home: Home }) {
  if (name === home) return home;
  return (
    <>
      {home}
      <span className={hidden.visually}>{name.slice(home.length)}</span>
    </>
  );
}
