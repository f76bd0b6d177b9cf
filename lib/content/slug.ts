/**
 * Name of a price row as it stands in addresses: `Semi Detached 3 Bed` is `semi-detached-3-bed`,
 * `3/4 Bed Semi` is `3-4-bed-semi`.
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
