import type { CheerioAPI } from 'cheerio';

/** Elements that the security policy disables, or whose content it blocks. */
const blockedElements = ['audio', 'base', 'embed', 'iframe', 'object', 'video'];

const urlAttributes = ['action', 'formaction', 'href', 'src', 'xlink:href'];

const pictureAttributes = ['href', 'imagesrcset', 'src', 'srcset'];

/** What prevents a stripped page from being published, one sentence each. */
export function checkPage($: CheerioAPI): string[] {
  const problems: string[] = [];
  for (const { tagName, attribs } of $.root().find('*').toArray()) {
    const isPicture = ['img', 'source'].includes(tagName) || attribs.as === 'image';
    if (blockedElements.includes(tagName)) {
      problems.push(`the security policy blocks <${tagName}>.`);
    }
    for (const [name, value] of Object.entries(attribs)) {
      if (name === 'style' || name.startsWith('on')) {
        problems.push(
          `the security policy blocks the attribute ${name}="${value}" of <${tagName}>.`,
        );
      } else if (urlAttributes.includes(name) && isScriptUrl(value)) {
        problems.push(`the security policy blocks the address ${value} of <${tagName}>.`);
      } else if (isPicture && pictureAttributes.includes(name) && isExternal(value)) {
        problems.push(
          `the security policy blocks <${tagName} ${name}>, which is no file of the site: ${value.slice(0, 40)}.`,
        );
      }
    }
  }
  if (/url\(\s*["']?(data:|https?:|\/\/)/i.test($('style').text())) {
    problems.push('the security policy blocks a picture in <style> that is no file of the site.');
  }
  return problems;
}

/** Whether an attribute holds a `data:` URL or an address on another site. */
function isExternal(value: string): boolean {
  return /(^|[\s,])(data:|https?:|\/\/)/i.test(value);
}

function isScriptUrl(value: string): boolean {
  const base = 'https://page.invalid';
  return URL.canParse(value, base) && new URL(value, base).protocol === 'javascript:';
}
