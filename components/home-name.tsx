import type { Home } from '../lib/content/price-guide';
import visuallyHidden from './styles/visually-hidden.module.css';

/** A home under its table's heading. Only screen readers repeat the heading: most names mean nothing without it. */
export function HomeName({ home: { nameInTable, name } }: { home: Home }) {
  if (!name.startsWith(`${nameInTable} `)) return nameInTable;
  return (
    <>
      {nameInTable}
      <span className={visuallyHidden.unlessFocused}>{name.slice(nameInTable.length)}</span>
    </>
  );
}
