import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Options and arguments of the command that runs. Ends it with a sentence when it has no such option. */
export function commandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [problem] = (error as Error).message.split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    console.error(`${problem}. This command knows ${known.join(', ')}.`);
    process.exit(1);
  }
}
