import type { Home } from '../lib/content/price-guide';
import visuallyHidden from './visually-hidden.module.css';

/** A home below the heading of its table, which only screen readers repeat: most names are nothing without it. */
export function HomeName({ home: { home, name } }: { home: Home }) {
  if (name === home) return home;
  return (
    <>
      {home}
      <span className={visuallyHidden.unlessFocused}>{name.slice(home.length)}</span>
    </>
  );
}
