import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { bundleModule } from './bundle-module';

const rootDir = temporaryFolder();

// About one folder in 400 gives its classes such a name.
test.each([
  ['test-743', '-155Ia_bill', '.-\\31 55Ia_bill'],
  ['test-764', '-0uBeW_bill', '.-\\30 uBeW_bill'],
  ['test-1768', '-9QKrW_bill', '.-\\39 QKrW_bill'],
])('in the folder %s, a script finds its class %s as %s', async (folder, name, selector) => {
  const projectDir = join(rootDir, folder);
  mkdirSync(join(projectDir, 'components/bill'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(projectDir, file), text);
  write('components/bill/bill.module.css', '.bill{color:red}');
  write('bill.ts', `import it from './components/bill/bill.module.css';\nalert(it.bill);`);
  const project = { projectDir, rootDir, browsers: [], styles: [`${selector}{color:red}`] };
  const [script] = await bundleModule('bill.ts', project);
  expect(script!.text).toContain(name);
});
