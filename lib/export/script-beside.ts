import { existsSync } from 'node:fs';

/** The script `{component}.{kind}.ts` beside an island's component, if there is one. */
export function scriptBeside(component: string, kind: 'early' | 'first'): string | undefined {
  const file = component.replace(/\.\w+$/, `.${kind}.ts`);
  return existsSync(file) ? file : undefined;
}
