import { attribute, elementsIn, textOf, type Document, type Element } from './html-tree';

/** Elements that load what the security policy blocks. */
const blockedElements = ['audio', 'base', 'embed', 'iframe', 'object', 'video'];

const urlAttributes = ['action', 'formaction', 'href', 'src', 'xlink:href'];

const pictureAttributes = ['href', 'imagesrcset', 'src', 'srcset'];

/** Why a stripped page must not be published, in sentences; none if it may. */
export function checkPage(document: Document): string[] {
  return elementsIn(document).flatMap(checkElement);
}

function checkElement(element: Element): string[] {
  const { tagName, attrs } = element;
  const problems: string[] = [];
  const isPicture = ['img', 'source'].includes(tagName) || attribute(element, 'as') === 'image';
  if (blockedElements.includes(tagName)) {
    problems.push(`the security policy blocks <${tagName}>.`);
  }
  if (isStreamed(element)) {
    problems.push(`<${tagName} id="${attribute(element, 'id')}"> holds streamed content.`);
  }
  if (tagName === 'style' && /url\(\s*["']?(data:|https?:|\/\/)/i.test(textOf(element))) {
    problems.push('the security policy blocks a picture in <style> that is no file of the site.');
  }
  for (const { name, value } of attrs) {
    if (name === 'style' || name.startsWith('on')) {
      problems.push(`the security policy blocks the attribute ${name}="${value}" of <${tagName}>.`);
    } else if (urlAttributes.includes(name) && isScriptUrl(value)) {
      problems.push(`the security policy blocks the address ${value} of <${tagName}>.`);
    } else if (isPicture && pictureAttributes.includes(name) && isElsewhere(value)) {
      problems.push(
        `the security policy blocks <${tagName} ${name}>, which is no file of the site: ${value.slice(0, 40)}.`,
      );
    }
  }
  return problems;
}

/** The ids that React gives to boundaries (B), placeholders (P) and late segments (S). */
function isStreamed(element: Element): boolean {
  return /^[BPS]:/.test(attribute(element, 'id') ?? '');
}

/** Data, or an address of another site. */
function isElsewhere(value: string): boolean {
  return /(^|[\s,])(data:|https?:|\/\/)/i.test(value);
}

function isScriptUrl(value: string): boolean {
  const base = 'https://page.invalid';
  return URL.canParse(value, base) && new URL(value, base).protocol === 'javascript:';
}
