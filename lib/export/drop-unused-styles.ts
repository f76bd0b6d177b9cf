import type { CheerioAPI } from 'cheerio';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import type { Project, Script } from './bundle-module';
import { refuse } from './export-refusal';

/**
 * Removes the rules that can never apply on a page, and the custom properties that nothing on it reads. Such a rule
 * needs, in each of its selectors, a class of a CSS module that neither the page nor its scripts mention.
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
    // Animations go by the same list of names, and may share one with an unused class.
    $('style')
      .text()
      .replace(/\.[\w-]+/g, ''),
  ].join('\n');
  // Class names are whole words in scripts too, which get them from CSS modules.
  const words = new Set(named.match(/[\w-]+/g));
  const unused = [...classNames.values()]
    .flatMap((names) => Object.values(names))
    .filter((name) => !words.has(name));
  const options = {
    filename: file,
    minify: true,
    // `ios_saf` is Safari on iPhones: without it, the prefixes that they need would go. Without the oldest
    // browsers, a rule would be merged with one that they cannot parse, and ignored with it.
    targets: browserslistToTargets(
      targets
        .flatMap((target) => [target, target.replace('safari', 'ios_saf')])
        .map((target) => target.replace(/\d/, ' $&')),
    ),
    // Next has already compiled `light-dark()`.
    exclude: Features.LightDark,
  };
  const drop = (unusedSymbols: string[]) => {
    for (const style of $('style').toArray()) {
      try {
        const code = Buffer.from($(style).text());
        $(style).text(transform({ ...options, code, unusedSymbols }).code.toString());
      } catch (error) {
        refuse([`${file}: its styles cannot be read: ${String(error)}.`]);
      }
    }
  };
  drop(unused);
  // Most properties that nothing reads any more were read by a rule that is gone.
  const html = $.html();
  const read = new Set(html.match(/(?<=\(\s*)--[\w-]+/g));
  drop(html.match(/--[\w-]+(?=:)/g)?.filter((name) => !read.has(name)) ?? []);
}
