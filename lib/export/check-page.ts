import type { CheerioAPI } from 'cheerio';

/** Elements that the security policy disables, or whose content it blocks. */
const blockedElements = ['audio', 'base', 'embed', 'iframe', 'object', 'video'];

const pictureAttributes = ['href', 'imagesrcset', 'src', 'srcset'];

/** What prevents a stripped page from being published, one sentence each. */
export function checkPage($: CheerioAPI, standIn?: string): string[] {
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
      } else if (isPicture && pictureAttributes.includes(name) && isExternal(value)) {
        problems.push(
          `the security policy blocks <${tagName} ${name}>, which is no file of the site: ${value.slice(0, 40)}.`,
        );
      }
    }
  }
  // A slip in its address would send messages to the site's own host, which drops them.
  const services = standIn ? ['https://', `${standIn}/`] : ['https://'];
  const sent = services.map((service) => `[action^="${service}" i]`);
  for (const form of $(`form:not(${String(sent)}, [action^="/"]:not([method=post i]))`)) {
    const { action = 'its own page' } = form.attribs;
    problems.push(`a form posts to ${action}, which is no https: address.`);
  }
  for (const { tagName } of $('[formaction]')) {
    problems.push(`<${tagName} formaction> sends a form elsewhere than its action says.`);
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
