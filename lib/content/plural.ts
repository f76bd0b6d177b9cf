/** The plural of a unit: panels, balconies, square feet; m² stays as it is. */
export function pluralOf(unit: string): string {
  if (!/[a-z]{3}$/i.test(unit)) return unit;
  const ending = /([sxz]|[cs]h)$/i.test(unit) ? 'es' : 's';
  return /foot$/i.test(unit)
    ? unit.replace(/foot$/i, 'feet')
    : unit.replace(/([^aeiou])y$/i, '$1ie') + ending;
}

/** The singular of a unit that is plainly in the plural. */
export function singularOf(unit: string): string | undefined {
  if (/\bfeet$/i.test(unit)) return unit.replace(/feet$/i, 'foot');
  if (!/[^\saiosu]s$/i.test(unit) || /\b(lens|premises|series)$/i.test(unit)) return undefined;
  return unit
    .replace(/ies$/i, 'ys')
    .replace(/(?<=ch|sh|ss|x)es$/i, 's')
    .slice(0, -1);
}
