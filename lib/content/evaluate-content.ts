import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type BuildFailure, type BuildResult, type Message } from 'esbuild';
import { ContentError, type Problem } from './problem';
import { parseContent } from './parse-content';
import { hintsIfAllIsClosed, importLines, syntaxErrorHint } from './syntax-error-hint';
import { unclosedBracket } from './unclosed-bracket';
import { unquotedWord } from './unquoted-word';

/**
 * Compiles and runs a content file, given as a path in the project, and returns its exports. Any
 * failure (missing file, syntax error, broken rule) is thrown as a `ContentError`.
 */
export async function evaluateContent(
  projectDir: string,
  file: string,
): Promise<Record<string, unknown>> {
  const source = await readSource(projectDir, file);
  const code = await compile(projectDir, file, source);
  refuseIgnored(file, source);
  const module = { exports: {} };
  try {
    const run = runInThisContext(`(function (module, exports, require) {${code}\n})`);
    run(module, module.exports, createRequire(import.meta.url));
  } catch (error) {
    throw asContentError(error, file, source);
  }
  return module.exports;
}

async function readSource(projectDir: string, file: string): Promise<string> {
  const refuse = (message: string) => new ContentError([{ file, message }]);
  const bytes = await readFile(path.join(projectDir, file)).catch((error: { code?: string }) => {
    throw refuse(
      error.code === 'ENOENT'
        ? 'the file is missing: put it back'
        : `the file cannot be opened (${error.code}): put the original file back`,
    );
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse(
      'the file was saved in an encoding that loses characters like £: save it again as UTF-8',
    );
  }
}

async function compile(projectDir: string, file: string, source: string): Promise<string> {
  let result: BuildResult<{ write: false }>;
  try {
    result = await build({
      absWorkingDir: projectDir,
      entryPoints: [file],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      write: false,
      logLevel: 'silent',
    });
  } catch (error) {
    const problems = (error as BuildFailure).errors.map((message) => syntaxError(message, source));
    // An unquoted date breaks a rule in each of its parts.
    const byMessage = new Map(problems.map((one) => [`${one.line} ${one.message}`, one] as const));
    throw new ContentError([...byMessage.values()]);
  }
  const repeated = result.warnings.filter(({ id }) => id === 'duplicate-object-key');
  if (repeated.length > 0) throw new ContentError(repeated.map(repeatedField));
  return result.outputFiles[0]!.text;
}

/** An entry after the closing bracket would never be shown, and nothing else would say so. */
function refuseIgnored(file: string, source: string) {
  const { content, ignored = [] } = parseContent(source) ?? {};
  if (!content || ignored.length === 0) return;
  const brackets = content.type === 'ArrayExpression' ? 'square' : 'curly';
  const message = `this stands after the last bracket of the content, so no page would show it: move it inside the ${brackets} brackets`;
  throw new ContentError(ignored.map(({ loc }) => ({ file, ...position(loc!.start), message })));
}

function position({ line, column }: { line: number; column: number }) {
  return { line, column: column + 1 };
}

function syntaxError(message: Message, source: string): Problem {
  const isUnclosedComment = message.text.includes('multi-line comment');
  const location = isUnclosedComment ? message.notes[0]!.location : message.location;
  const { file = 'content', lineText = '', line = 0, column = 0 } = location ?? {};
  // esbuild counts columns in bytes, and a £ is two.
  const before = Buffer.from(lineText).subarray(0, column).toString();
  const hint = syntaxErrorHint({
    error: message.text,
    before,
    after: lineText.slice(before.length),
    nextLine: source.split('\n')[line] ?? '',
  });
  const unclosed = hintsIfAllIsClosed.includes(hint) ? unclosedBracket(file, source) : undefined;
  return (
    unclosed ?? {
      file,
      line,
      column: before.length + 1,
      message: `cannot be read from here (“${lineText.trim()}”): ${hint}`,
    }
  );
}

function repeatedField({ text, location }: Message): Problem {
  const field = /"(.*)"/.exec(text)?.[1];
  const message = `${field} appears twice in the same brackets: remove one`;
  return { file: location!.file, ...position(location!), message };
}

/** Checks the name, not `instanceof`: the bundled file has its own copy of the class. */
function asContentError(error: unknown, file: string, source: string): ContentError {
  const { name, message } = error as Error;
  if (name === 'ContentError') {
    const { problems, validParts } = error as ContentError;
    return new ContentError(problems, validParts);
  }
  const problem =
    name === 'ReferenceError'
      ? unquotedWord(message.split(' ')[0]!, file, source)
      : { file, message: `cannot be read (${message}): ${importLines}` };
  return new ContentError([problem]);
}
