import { browserslistToTargets, Features, transform } from 'lightningcss';
import type { Bundles } from './bundle-modules';
import type { ClassMap } from './class-names';
import { ExportRefusal } from './export-refusal';
import { elementsIn, textOf } from './html-tree';
import type { Page } from './finish-page';

type StyleOptions = {
  /** Of CSS modules. No script can put these together from parts, since they contain a hash. */
  classNames: Map<string, ClassMap>;
  files: Bundles['files'];
  targets: string[];
};

/**
 * Removes from a page's styles what never applies: rules whose every selector needs a class of a CSS
 * module that is named neither in the page nor in a script file that the page names.
 */
export function dropUnusedStyles(
  { file, document }: Pick<Page, 'file' | 'document'>,
  { classNames, files, targets }: StyleOptions,
): void {
  const styles = elementsIn(document, 'style').flatMap(({ childNodes: [text] }) =>
    text && 'value' in text ? [text] : [],
  );
  const inPage = [
    ...elementsIn(document).flatMap(({ attrs }) => attrs.map(({ value }) => value)),
    ...elementsIn(document, 'script').map(textOf),
    // An animation may have the name of a class.
    ...styles.map(({ value }) => value.replace(/\.[\w-]+/g, '')),
  ].join('\n');
  const scripts = [...files].filter(([name]) => inPage.includes(name));
  const named = [inPage, ...scripts.map(([, code]) => Buffer.from(code).toString())].join('\n');
  const unused = [...classNames.values()]
    .flatMap((names) => Object.values(names))
    // Scripts may spell other characters in other ways.
    .filter((name) => /^[\w-]+$/.test(name) && !named.includes(name));
  const options = {
    filename: file,
    minify: true,
    unusedSymbols: unused,
    // Otherwise a rule could be joined with one that an old browser ignores.
    targets: browserslistToTargets(targets.map((target) => target.replace(/\d/, ' $&'))),
    // Next has translated `light-dark()` already.
    exclude: Features.LightDark,
  };
  for (const style of styles) {
    try {
      const { code } = transform({ ...options, code: Buffer.from(style.value) });
      style.value = code.toString();
    } catch (error) {
      throw new ExportRefusal([`${file}: its styles cannot be read: ${String(error)}.`]);
    }
  }
}
