/** How Next's inline scripts begin; JSON follows. */
const openings = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
];

/** The flight data in an inline script of Next's; undefined if Next does not write scripts like it. */
export function flightDataIn(script: string): string | undefined {
  const opening = openings.find((one) => script.startsWith(one));
  if (opening === undefined) return undefined;
  try {
    const argument: unknown = JSON.parse(script.slice(opening.length).replace(/\);?$/, ''));
    // The bootstrap script passes an object.
    const [kind, data] = Array.isArray(argument) ? argument : [0];
    if (kind === 0) return '';
    return kind === 1 ? data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The modules of the client components that a page's flight data names, by id; undefined if the data has
 * an unknown format. React writes rows: an id and a value up to the end of the line, or an id, `T`, a
 * length in bytes and a text of that length.
 */
export function readClientReferences(flightData: string): string[] | undefined {
  const data = Buffer.from(flightData);
  const references: string[] = [];
  for (let start = 0; start < data.length;) {
    const head = /^[0-9a-f]*:(?:T([0-9a-f]+),)?/.exec(data.toString('latin1', start, start + 40));
    if (!head) return undefined;
    const [{ length }, textLength] = head;
    const content = start + length;
    if (textLength !== undefined) {
      start = content + parseInt(textLength, 16);
      continue;
    }
    const end = data.indexOf('\n', content);
    if (end < 0) return undefined;
    const row = data.toString('utf8', content, end);
    if (row.startsWith('I')) references.push(String(JSON.parse(row.slice(1))[0]));
    start = end + 1;
  }
  return references;
}
