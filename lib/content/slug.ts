/**
 * A name as used in addresses: `Semi Detached 3 Bed` becomes `semi-detached-3-bed`, `Tŷ Pâr` `ty-par`. Accents go,
 * and hyphens replace everything but a–z and 0–9.
 */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
