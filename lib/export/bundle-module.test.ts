import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/use-project';
import { bundleModule } from './bundle-module';

const rootDir = temporaryFolder();

test('a script finds a class that CSS has to escape, as in one folder of 400', async () => {
  const projectDir = join(rootDir, 'test-743');
  mkdirSync(join(projectDir, 'components/bill'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(projectDir, file), text);
  write('components/bill/bill.module.css', '.bill{color:red}');
  write('bill.ts', `import it from './components/bill/bill.module.css';\nalert(it.bill);`);
  const styles = ['.-\\31 55Ia_bill{color:red}'];
  const [script] = await bundleModule('bill.ts', { projectDir, rootDir, browsers: [], styles });
  expect(script!.text).toContain('-155Ia_bill');
});
