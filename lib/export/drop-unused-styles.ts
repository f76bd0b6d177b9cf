import type { CheerioAPI } from 'cheerio';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import type { Project, Script } from './bundle-module';
import { refuse } from './export-refusal';

/**
 * Removes from a page's styles what never applies: rules whose every selector needs a class of a CSS
 * module that is named neither in the page nor in its scripts.
 */
export function dropUnusedStyles(
  { file, $ }: { file: string; $: CheerioAPI },
  scripts: Script[],
  { classNames, targets }: Pick<Project, 'classNames' | 'targets'>,
): void {
  const named = [
    ...$.root()
      .find('*')
      .toArray()
      .flatMap(({ attribs }) => Object.values(attribs)),
    $('script').text(),
    ...scripts.map(({ code }) => code),
    // An animation may have the name of a class.
    $('style')
      .text()
      .replace(/\.[\w-]+/g, ''),
  ].join('\n');
  // Whole, as a script has it from a CSS module.
  const words = new Set(named.match(/[\w-]+/g));
  const unused = [...classNames.values()]
    .flatMap((names) => Object.values(names))
    .filter((name) => !words.has(name));
  const options = {
    filename: file,
    minify: true,
    unusedSymbols: unused,
    // Lightning CSS knows iPhones as `ios_saf`. Without them it would remove the prefixes that they need, and
    // without the old browsers join a rule with one that those ignore.
    targets: browserslistToTargets(
      targets
        .flatMap((target) => [target, target.replace('safari', 'ios_saf')])
        .map((target) => target.replace(/\d/, ' $&')),
    ),
    // Next has translated `light-dark()` already.
    exclude: Features.LightDark,
  };
  for (const style of $('style').toArray()) {
    try {
      const { code } = transform({ ...options, code: Buffer.from($(style).text()) });
      $(style).text(code.toString());
    } catch (error) {
      refuse([`${file}: its styles cannot be read: ${String(error)}.`]);
    }
  }
}
