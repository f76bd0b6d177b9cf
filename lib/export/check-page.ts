import { attribute, elementsIn, type Document, type Element } from './html-tree';

/** Elements that load what the security policy blocks on this site. */
const blockedElements = ['audio', 'base', 'embed', 'iframe', 'object', 'video'];

const urlAttributes = ['action', 'formaction', 'href', 'src', 'xlink:href'];

/** What a stripped page has that must not be published, in sentences; empty when nothing. */
export function checkPage(document: Document): string[] {
  return [
    ...['main', 'h1'].flatMap((tagName) => checkOnce(document, tagName)),
    ...elementsIn(document).flatMap(checkElement),
  ];
}

function checkOnce(document: Document, tagName: string): string[] {
  const found = elementsIn(document, tagName).filter(({ namespaceURI }) =>
    namespaceURI.endsWith('/xhtml'),
  );
  return found.length === 1 ? [] : [`it has ${found.length} <${tagName}>, and must have one.`];
}

function checkElement(element: Element): string[] {
  const { tagName, attrs } = element;
  const problems: string[] = [];
  if (blockedElements.includes(tagName)) {
    problems.push(`the security policy blocks <${tagName}>.`);
  }
  if (isStreamed(element)) {
    problems.push(`<${tagName} id="${attribute(element, 'id')}"> holds streamed content.`);
  }
  for (const { name, value } of attrs) {
    if (name === 'style' || name.startsWith('on')) {
      problems.push(`the security policy blocks the attribute ${name}="${value}" of <${tagName}>.`);
    } else if (urlAttributes.includes(name) && isScriptUrl(value)) {
      problems.push(`the security policy blocks the address ${value} of <${tagName}>.`);
    }
  }
  return problems;
}

/** The ids that React gives to boundaries (B), placeholders (P) and late segments (S). */
function isStreamed(element: Element): boolean {
  return /^[BPS]:/.test(attribute(element, 'id') ?? '');
}

function isScriptUrl(value: string): boolean {
  const base = 'https://page.invalid';
  return URL.canParse(value, base) && new URL(value, base).protocol === 'javascript:';
}
