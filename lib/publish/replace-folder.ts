import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts `replacement` in the place of `folder`. If that is impossible, throws and leaves `folder` as it was. */
export function replaceFolder(folder: string, replacement: string): void {
  const previous = `${replacement}-previous`;
  rmSync(previous, { recursive: true, force: true });
  const exists = existsSync(folder);
  if (exists) renameSync(folder, previous);
  try {
    renameSync(replacement, folder);
  } catch (error) {
    if (exists) renameSync(previous, folder);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
}
