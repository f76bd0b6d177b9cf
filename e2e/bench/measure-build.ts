import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measures } from './measure';

/** Runs the export adapter and prints how long its two parts took. */
const timedAdapter = `// @ts-nocheck
import adapter from './lib/export/adapter.mjs';

async function time(name, run) {
  const start = performance.now();
  const result = await run();
  console.log(name + ': ' + (performance.now() - start) + ' ms');
  return result;
}

export default {
  ...adapter,
  modifyConfig: (...all) => time('check', () => adapter.modifyConfig(...all)),
  onBuildComplete: (...all) => time('export', () => adapter.onBuildComplete(...all)),
};
`;

/**
 * Builds a copy of the project: milliseconds in all, for the check of the content before it and for
 * the export after it; the export's share; peak memory in megabytes.
 */
export async function measureBuild(project: string): Promise<Measures> {
  const config = join(project, 'next.config.mjs');
  const settings = await readFile(config, 'utf8');
  await writeFile(config, settings.replace('lib/export/adapter.mjs', 'timed-adapter.mjs'));
  await writeFile(join(project, 'timed-adapter.mjs'), timedAdapter);

  const start = performance.now();
  const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let printed = '';
  build.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(build.pid!))), 250);
  const [status] = await once(build, 'close');
  clearInterval(watch);
  if (status !== 0) throw new Error(`The build failed:\n${printed}`);
  const total = performance.now() - start;
  const timeOf = (name: string) => Number(new RegExp(`^${name}: (.*) ms$`, 'm').exec(printed)?.[1]);
  const exported = timeOf('export');
  return {
    'build ms': total,
    'content check ms': timeOf('check'),
    'export adapter ms': exported,
    'its share': exported / total,
    'peak MB': peak,
  };
}

/** Megabytes that a process and all below it hold; 0 when none is left. */
function memoryOf(pid: number): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const family = new Set([pid]);
  for (const ancestor of family) {
    for (const [child, parent] of processes) if (parent === ancestor) family.add(child);
  }
  const kilobytes = processes.reduce(
    (sum, [child, , size]) => sum + (family.has(child) ? size : 0),
    0,
  );
  return kilobytes / 1024;
}
