import { tokenizer, type Token } from 'acorn';
import type { Problem } from './problem';

const partners = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
]);
const closing = [...partners.values()];

type Opening = { bracket: string; line: number; column: number };

/**
 * The first bracket that lacks its partner. Judges by indentation, so that it can say where the mistake
 * is rather than where the compiler noticed: lines inside brackets are indented further than the line
 * that opens them.
 */
export function unclosedBracket(file: string, source: string): Problem | undefined {
  const lines = source.split('\n');
  const indent = (line: number) => lines[line - 1]!.search(/\S/);
  const open: Opening[] = [];
  for (const { type, loc } of tokensOf(source)) {
    const { line, column } = loc!.start;
    const innermost = open.at(-1);
    const closes = closing.includes(type.label);
    if (innermost && innermost.line < line && column === indent(line)) {
      const depth = column - indent(innermost.line);
      if (depth < 0 || (depth === 0 && !closes)) return problemWith(innermost, file, lines);
    }
    if (partners.has(type.label)) open.push({ bracket: type.label, line, column });
    // One bracket too many, or one too few in a line: there is no telling which.
    if (closes && partners.get(open.pop()?.bracket ?? '') !== type.label) return undefined;
  }
  return undefined;
}

function problemWith({ bracket, line, column }: Opening, file: string, lines: string[]): Problem {
  const message = `the ${bracket} in this line (“${lines[line - 1]!.trim()}”) has no ${partners.get(bracket)}: add it after the last entry that belongs inside`;
  return { file, line, column: column + 1, message };
}

/** The tokens up to the first that cannot be read. */
function* tokensOf(source: string): Generator<Token> {
  try {
    yield* tokenizer(source, { ecmaVersion: 'latest', locations: true });
  } catch {
    return;
  }
}
