/** An inline script of Next's: the start of its runtime, or a piece of flight data. */
type NextScript = { kind: 'start' } | { kind: 'flight'; data: string };

/** Parses an inline script; undefined if Next does not write scripts like it. */
export function readNextScript(id: string | undefined, text: string): NextScript | undefined {
  if (id === '_R_') {
    const opening = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
    return argumentOf(text, opening, ');') === undefined ? undefined : { kind: 'start' };
  }
  const start = argumentOf(text, '(self.__next_f=self.__next_f||[]).push(', ')');
  if (Array.isArray(start) && start[0] === 0) return { kind: 'start' };
  const flight = argumentOf(text, 'self.__next_f.push(', ')');
  if (Array.isArray(flight) && flight[0] === 1 && typeof flight[1] === 'string') {
    return { kind: 'flight', data: flight[1] };
  }
  return undefined;
}

function argumentOf(text: string, opening: string, closing: string): unknown {
  if (!text.startsWith(opening) || !text.endsWith(closing)) return undefined;
  try {
    return JSON.parse(text.slice(opening.length, -closing.length));
  } catch {
    return undefined;
  }
}
