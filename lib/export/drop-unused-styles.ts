import type { CheerioAPI } from 'cheerio';
import { browserslistToTargets, Features, transform } from 'lightningcss';

/**
 * Removes the rules that can never apply on a page, and the custom properties that nothing on it reads. Such a rule
 * needs, in each of its selectors, a class that neither the page nor its scripts mention. Throws if the styles cannot
 * be read.
 */
export function dropUnusedStyles($: CheerioAPI, scripts: string, browsers: string[]): void {
  const className = /\.[\w-]+/g;
  const styles = $('style').text();
  const attributes = $.root()
    .find('*')
    .toArray()
    .flatMap(({ attribs }) => Object.values(attribs));
  // Animations go by the same list of names, and may share one with an unused class.
  const mentioning = [...attributes, $('script').text(), scripts, styles.replace(className, '')];
  // Class names are whole words in scripts too, which get them from CSS modules.
  const words = new Set(mentioning.join('\n').match(/[\w-]+/g));
  const options = {
    filename: 'page.css',
    minify: true,
    // `ios_saf` is Safari on iPhones: without it, the prefixes that they need would go. Without the oldest
    // browsers, a rule would be merged with one that they cannot parse, and ignored with it.
    targets: browserslistToTargets(
      browsers
        .map((browser) => browser.replace('>= ', ''))
        .flatMap((browser) => [browser, browser.replace('safari', 'ios_saf')]),
    ),
    // Next has already compiled `light-dark()`.
    exclude: Features.LightDark,
  };
  const drop = (unusedSymbols: string[]) => {
    for (const style of $('style')) {
      const code = Buffer.from($(style).text());
      $(style).text(transform({ ...options, code, unusedSymbols }).code.toString());
    }
  };
  const classes = styles.match(className)?.map((name) => name.slice(1)) ?? [];
  drop(classes.filter((name) => !words.has(name)));
  // Most properties that nothing reads any more were read by a rule that is gone.
  const html = $.html();
  const read = new Set(html.match(/(?<=\(\s*)--[\w-]+/g));
  drop(html.match(/--[\w-]+(?=:)/g)?.filter((name) => !read.has(name)) ?? []);
}
