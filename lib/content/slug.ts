/** A name as used in addresses: `Semi Detached 3 Bed` becomes `semi-detached-3-bed`. Drops everything but a–z and 0–9. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The slug of one of several names. Accented letters count as plain ones only where it would be empty, or another's too,
 * so that addresses that have been published stay: Tîr is `t-r`, beside Tŵr it is `tir`.
 */
export function slugAmong(name: string, names: string[]): string {
  const alike = names.filter((other) => slug(other) === slug(name));
  const isOwn = slug(name) !== '' && alike.length === 1;
  return slug(isOwn ? name : name.normalize('NFD').replace(/\p{M}/gu, ''));
}
