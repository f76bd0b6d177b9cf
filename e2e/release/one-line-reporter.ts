import { stripVTControlCharacters } from 'node:util';
import type {
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { reportToGithub } from '../../lib/checks/report-to-github';

/** Prints the messages of a failed test on one line, without code, for owners who don't read code. */
export default class OneLineReporter implements Reporter {
  onStdOut(chunk: string | Buffer) {
    process.stdout.write(chunk);
  }

  onTestEnd({ title }: TestCase, { errors }: TestResult) {
    const page = title.startsWith('/') ? `${title}: ` : '';
    if (errors.length > 0) print(page + errors.map(sentenceOf).join('; '));
  }

  onError(error: TestError) {
    print(sentenceOf(error));
  }

  onEnd({ status }: FullResult) {
    if (status === 'passed') console.log('Every page of the release works in a browser.');
  }
}

function print(message: string) {
  console.error(message);
  reportToGithub('error', [{ message }]);
}

/** The message of an expectation or an error, without what Playwright adds to it. */
function sentenceOf({ message = '' }: Pick<TestError, 'message'>): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  return line.replace(/^(\w+: )?(\w+\.\w+: )?/, '');
}
