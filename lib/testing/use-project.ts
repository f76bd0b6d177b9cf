import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { writeSampleContent } from './sample-project';

/** An empty folder for the tests of one file, removed after them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A project without content: the working directory for the tests of one file. */
export function useProject(): string {
  const projectDir = temporaryFolder();
  mkdirSync(path.join(projectDir, 'content/photos'), { recursive: true });
  // For lib/photos, which has the site's own drawings.
  symlinkSync(path.resolve('lib'), path.join(projectDir, 'lib'), 'junction');
  beforeAll(() => void vi.spyOn(process, 'cwd').mockReturnValue(projectDir));
  afterAll(() => void vi.restoreAllMocks());
  return projectDir;
}

/** A project with the sample's content and plain pictures, which are restored before each test. */
export function useSampleProject(): string {
  const projectDir = useProject();
  const original = temporaryFolder();
  beforeAll(() => writeSampleContent(original, [], plainPicture));
  beforeEach(() => cpSync(original, projectDir, { recursive: true }));
  return projectDir;
}

/** A quick stand-in for any of the sample's pictures. */
function plainPicture() {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#cfe6ec' } });
}
