import { fileEnd, lineAt, readData, type Slip } from './data-reader';

/**
 * Reads what a file passes to `defineContent` as `business`, say. Reads past whatever is no plain data, and whatever
 * else was changed in the file, so that all mistakes are told at once.
 */
export function parseContent(file: string, part: string, source: string) {
  const { text, slips: conflicts } = withoutConflicts(withoutComments(source));
  const { start, message } = beforeContent(part, text);
  const { slips, ...read } = readData(text, start, part);
  const written = source.split('\n');
  const problems = message ? [{ file, line: 1, message }] : [];
  for (const { line, hint } of [...conflicts, ...slips]) {
    const quote = written[line - 1]!.trim();
    const place =
      quote || hint !== fileEnd
        ? `cannot be read from here (“${quote}”)`
        : 'the file ends too early';
    problems.push({ file, line, message: `${place}: ${hint}` });
  }
  const each = new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem]));
  return { ...read, problems: [...each.values()] };
}

const importLine = 'import { defineContent } from "../lib/content/define-content";';

/** Where the content begins, and what is wrong if anything but what belongs there stands before it. */
function beforeContent(part: string, text: string): { start: number; message?: string } {
  const callLine = `defineContent("${part}",`;
  const [head] = /^[^]*?defineContent\([^,]*,/.exec(text) ?? /^(import.*)?[^[{]*/.exec(text)!;
  if (compact(head) === compact(`${importLine} ${callLine}`)) return { start: head.length };
  const message = `“${importLine}” and “${callLine}” must stand before the content, and nothing else: put them back`;
  return { start: head.length, message };
}

/** Code as it would be without semicolons and the spaces that it does not need. */
function compact(code: string): string {
  return code
    .replaceAll('"', "'")
    .replace(/[\s;]+/g, ' ')
    .replace(/ ?([{}(),=]) ?/g, '$1')
    .trim();
}

/** The text with spaces in place of comments. */
function withoutComments(source: string): string {
  const textOrComment = /("[^"\n]*"|'[^'\n]*')|(?<!:)\/\/.*|\/\*[^]*?\*\//g;
  return source.replace(textOrComment, (all, text) => text ?? all.replace(/[^\n]/g, ' '));
}

/** The text with the first version of lines that were changed in two places at once, and blank lines for the rest. */
function withoutConflicts(source: string) {
  const hint =
    'these lines are here in two versions: keep one, and remove the other and the lines that begin with <<<<<<<, ======= and >>>>>>>';
  const slips: Slip[] = [];
  const conflict = /^<{7}.*\n([^]*?)^={7}\n[^]*?^>{7}.*$/gm;
  const text = source.replace(conflict, (whole, first: string, position: number) => {
    slips.push({ line: lineAt(source, position), hint });
    return `\n${first}${whole.slice(first.length).replace(/[^\n]/g, '').slice(1)}`;
  });
  return { text, slips };
}
