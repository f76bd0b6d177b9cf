import type { CheerioAPI } from 'cheerio';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { plainClassNames } from './plain-class-names';

/**
 * Removes the rules that can never apply on a page, since each of their selectors needs a class that neither the page
 * nor its scripts mention, and the custom properties that nothing on the page reads. Throws if the styles cannot be
 * parsed.
 */
export function dropUnusedStyles($: CheerioAPI, scripts: string, browsers: string[]): void {
  const className = /\.[\w-]+/g;
  const styles = plainClassNames($('style').text());
  const attributes = $.root()
    .find('*')
    .toArray()
    .flatMap(({ attribs }) => Object.values(attribs));
  // `unusedSymbols` also removes animations, which may have the same name as an unused class.
  const mentioning = [...attributes, $('script').text(), scripts, styles.replace(className, '')];
  // In scripts too, class names are whole words, since scripts get them from CSS modules.
  const words = new Set(mentioning.join('\n').match(/[\w-]+/g));
  const options = {
    filename: 'page.css',
    minify: true,
    // `ios_saf` is Safari on iPhones: without it, the prefixes that iPhones need would be removed. Without the
    // oldest browsers, a rule would be merged with a rule that they cannot parse, and they would ignore both.
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
  // Second, since most unread properties were only read by rules that have just been removed.
  const html = $.html();
  const read = new Set(html.match(/(?<=\(\s*)--[\w-]+/g));
  drop(html.match(/(?<=[{;])--[\w-]+(?=:)/g)?.filter((name) => !read.has(name)) ?? []);
}
