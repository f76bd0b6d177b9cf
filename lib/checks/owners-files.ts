import { resolve } from 'node:path';
import { filesIn } from '../export/files-in';

/** The paths of all files in `content`, including pictures, but not hidden files such as .DS_Store. */
export async function ownersFiles(): Promise<string[]> {
  const files = await filesIn(resolve('content'));
  return files.filter((file) => !/(^|\/)\./.test(file)).map((file) => `content/${file}`);
}
