import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen, stopListening } from './listen';

test('another port is used if the given one is taken', async () => {
  const [first, second] = [createServer(), createServer((_, response) => response.end('second'))];
  const taken = await listen(first, 0);
  const free = await listen(second, Number(new URL(taken).port));
  expect(free).not.toBe(taken);
  expect(await (await fetch(free)).text()).toBe('second');
  await Promise.all([first, second].map(stopListening));
});
