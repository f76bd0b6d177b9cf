import { readFileSync } from 'node:fs';
import type { Drawing } from './house';

/** The SVG symbols that a page's houses `<use>`: only those in `of`. Put this on a page once. */
export function Drawings({ of }: { of: Drawing[] }) {
  const file = readFileSync('components/houses.svg', 'utf8');
  const svg = file.replace(/>\s+</g, '><').replace(/\s+/g, ' ');
  const used = svg
    .match(/<symbol.*?<\/symbol>/g)!
    .filter((symbol) => of.some((drawing) => symbol.includes(` id="P-${drawing}"`)));
  return (
    <div hidden>
      <svg dangerouslySetInnerHTML={{ __html: used.join('') }} />
    </div>
  );
}
