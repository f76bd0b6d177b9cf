/** The plural of a unit: panels, balconies, square feet; m², and what ends in s, stay as they are. */
export function pluralOf(unit: string): string {
  if (!/[a-z]{3}$/i.test(unit) || /(s|feet)$/i.test(unit)) return unit;
  const ending = /([xz]|[cs]h)$/i.test(unit) ? 'es' : 's';
  return /foot$/i.test(unit)
    ? unit.replace(/foot$/i, 'feet')
    : unit.replace(/([^aeiou])y$/i, '$1ie') + ending;
}
