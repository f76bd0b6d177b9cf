/** A name as used in addresses: `Semi Detached 3 Bed` becomes `semi-detached-3-bed`. Drops everything but a–z and 0–9. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
