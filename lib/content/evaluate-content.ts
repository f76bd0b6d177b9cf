import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { build, type BuildFailure, type BuildResult, type Message } from 'esbuild';
import { ContentError, type Problem } from './problem';

/**
 * Runs a content file, a path in the project, and returns what it exports. Throws a `ContentError`
 * whatever keeps it from running.
 */
export async function evaluateContent(
  projectDir: string,
  file: string,
): Promise<Record<string, unknown>> {
  const code = await compile(projectDir, file);
  const module = { exports: {} };
  try {
    const run = runInThisContext(`(function (module, exports, require) {${code}\n})`);
    run(module, module.exports, createRequire(import.meta.url));
  } catch (error) {
    throw new ContentError(runtimeProblems(error as Error, file));
  }
  return module.exports;
}

async function compile(projectDir: string, file: string): Promise<string> {
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
    throw new ContentError((error as BuildFailure).errors.map(syntaxError));
  }
  const repeated = result.warnings.filter(({ id }) => id === 'duplicate-object-key');
  if (repeated.length > 0) throw new ContentError(repeated.map(repeatedField));
  return result.outputFiles[0]!.text;
}

const importLines = 'the lines that begin with “import” must stay as they were';

/** What to look for, by what the compiler or the line says; the first that fits. */
const hints: [RegExp, string][] = [
  [/^Could not resolve/, importLines],
  [/"[“”‘’„]"/, 'use straight quotes, \'…\' or "…", around text'],
  [/£ ?\d/, 'write an amount as a number without the £ sign, like 15 or 15.50'],
  [/\d,\d/, 'write pence after a point, like 15.50, not 15,50'],
  [
    /Unterminated string|'\w*'\w/,
    'text needs a quote at both ends, and text with an apostrophe double quotes, like "don\'t"',
  ],
  [/./, 'look for a missing quote, comma, colon or bracket in this line or the one before'],
];

function syntaxError(message: Message): Problem {
  const line = message.location?.lineText ?? '';
  const hint = hints.find(([sign]) => sign.test(message.text) || sign.test(line))?.[1];
  return compilerProblem(message, `cannot be read from here on (“${line.trim()}”): ${hint}`);
}

function repeatedField(message: Message): Problem {
  const key = /"(.*)"/.exec(message.text)?.[1];
  return compilerProblem(message, `${key} stands in the same brackets twice: remove one`);
}

function compilerProblem({ location }: Message, message: string): Problem {
  if (!location) return { file: 'content', message };
  return { file: location.file, line: location.line, column: location.column + 1, message };
}

/** `ContentError` is told by its name: the file's own bundle holds another copy of the class. */
function runtimeProblems(error: Error, file: string): Problem[] {
  if (error.name === 'ContentError') return (error as ContentError).problems;
  const message =
    error.name === 'ReferenceError'
      ? `${error.message.split(' ')[0]} stands without quotes: put text in quotes`
      : `cannot be read (${error.message}): ${importLines}`;
  return [{ file, message }];
}
