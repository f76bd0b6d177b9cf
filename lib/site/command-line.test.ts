import { afterEach, expect, test, vi } from 'vitest';
import { commandLine } from './command-line';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function read(...given: string[]) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'smoke.ts', ...given]);
  return commandLine({ 'files-only': { type: 'boolean' } });
}

test('options may come before or after arguments', () => {
  for (const given of [
    ['--files-only', 'https://a.example'],
    ['https://a.example', '--files-only'],
  ]) {
    const { values, positionals } = read(...given);
    expect({ ...values, positionals }).toEqual({
      'files-only': true,
      positionals: ['https://a.example'],
    });
  }
});

test('a misspelt option ends the command with a list of the options', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => read('https://a.example', '--filesonly')).toThrow('ended');
  expect(told).toHaveBeenCalledWith("Unknown option '--filesonly'. The options are --files-only.");
});
