import type { Home } from '../lib/content/price-guide';
import visuallyHidden from './visually-hidden.module.css';

/** A home under its table's heading. Only screen readers repeat the heading: most names mean nothing without it. */
export function HomeName({ home: { home, name } }: { home: Home }) {
  if (!name.startsWith(`${home} `)) return home;
  return (
    <>
      {home}
      <span className={visuallyHidden.unlessFocused}>{name.slice(home.length)}</span>
    </>
  );
}
