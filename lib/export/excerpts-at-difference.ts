/** Excerpts of 60 characters from around the first difference between two texts. */
export function excerptsAtDifference(one: string, other: string): [string, string] {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  const start = Math.max(0, index - 20);
  const excerpt = (text: string) => text.slice(start, start + 60).replaceAll(/\s+/g, ' ');
  return [excerpt(one), excerpt(other)];
}
