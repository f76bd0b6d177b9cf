import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Parses the arguments of this process. Exits with a sentence if there is an unknown option. */
export function commandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [problem] = (error as Error).message.split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    console.error(`${problem}. The options are ${known.join(', ')}.`);
    process.exit(1);
  }
}
