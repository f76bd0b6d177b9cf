/** Words that begin with a capital. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What windows, doors and roofs are called after: makes, periods and places that keep their capital in a sentence. */
const properNames =
  /^(Velux|Fakro|Keylite|Crittall|Georgian|Victorian|Edwardian|Tudor|French|Juliet|Welsh|York|Yorkshire|Indian|Dutch)\b/;

/**
 * The name of a surcharge for use in a sentence: Bay window gets a small b. A proper name such as Velux stays as it is,
 * and so does a name with more capitals.
 */
export function inSentence(name: string): string {
  if (properNames.test(name)) return name;
  return name.replace(/^\p{Lu}(?=\P{Lu}*$)/u, (letter) => letter.toLowerCase());
}
