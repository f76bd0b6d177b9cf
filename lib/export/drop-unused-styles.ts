import { browserslistToTargets, Features, transform } from 'lightningcss';
import type { BundleProject, Script } from './bundle-modules';
import { ExportRefusal } from './export-refusal';
import { elementsIn, textOf, type Document } from './html-tree';

type StyleOptions = Pick<BundleProject, 'classNames' | 'targets'> & { scripts: Script[] };

/**
 * Removes from a page's styles what never applies: rules whose every selector needs a class of a CSS
 * module that is named neither in the page nor in its scripts.
 */
export function dropUnusedStyles(
  { file, document }: { file: string; document: Document },
  { classNames, scripts, targets }: StyleOptions,
): void {
  const styles = elementsIn(document, 'style').flatMap(({ childNodes: [text] }) =>
    text && 'value' in text ? [text] : [],
  );
  const named = [
    ...elementsIn(document).flatMap(({ attrs }) => attrs.map(({ value }) => value)),
    ...elementsIn(document, 'script').map(textOf),
    ...scripts.map(({ code }) => code),
    // An animation may have the name of a class.
    ...styles.map(({ value }) => value.replace(/\.[\w-]+/g, '')),
  ].join('\n');
  // No script can put the name of a CSS module's class together from parts, since it contains a hash.
  const unused = [...classNames.values()]
    .flatMap((names) => Object.values(names))
    // Scripts may spell other characters in other ways.
    .filter((name) => /^[\w-]+$/.test(name) && !named.includes(name));
  const options = {
    filename: file,
    minify: true,
    unusedSymbols: unused,
    // Otherwise an iPhone, which Lightning CSS tells from other Safaris, would lack what it calls by another
    // name, and a rule could be joined with one that an old browser ignores.
    targets: browserslistToTargets(
      targets
        .flatMap((target) => [target, target.replace('safari', 'ios_saf')])
        .map((target) => target.replace(/\d/, ' $&')),
    ),
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
