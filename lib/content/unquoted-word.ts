import { tokenizer, tokTypes } from 'acorn';
import type { Problem } from './problem';
import { importLines } from './syntax-error-hint';

/** Explains a `ReferenceError` of a content file: `word` is most likely text without its quotes. */
export function unquotedWord(word: string, file: string, source: string): Problem {
  const tokens = [...tokenizer(source, { ecmaVersion: 'latest', locations: true })];
  const isColon = (index: number) => tokens[index]?.type === tokTypes.colon;
  const isOpening = (index: number) => tokens[index]?.type === tokTypes.bracketL;
  const index = tokens.findIndex(
    ({ start, end }, at) => source.slice(start, end) === word && !isColon(at + 1),
  );
  const start = tokens[index]?.loc?.start;
  return {
    file,
    ...(start && { line: start.line, column: start.column + 1 }),
    message: `${word} ${whatToDo(word, isColon(index - 1) || isOpening(index - 1))}`,
  };
}

function whatToDo(word: string, isValue: boolean): string {
  if (/^defineContent$|Schema$/.test(word)) return `is not known: ${importLines}`;
  if (!isValue)
    return 'is on its own: write a colon and a value after it, or put it in quotes if it is text';
  if (/^(true|yes|y|on)$/i.test(word)) return 'is not known: write true, in small letters';
  if (/^(false|no|n|off)$/i.test(word)) return 'is not known: write false, in small letters';
  return 'has no quotes: put text in quotes, and write amounts in digits';
}
