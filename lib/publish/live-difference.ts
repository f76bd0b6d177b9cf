import { parse } from 'parse5';
import { attribute, elementsIn, nodesIn, textOf, type Document } from '../export/html-tree';

/** How a served file differs from the built one: sentences that follow its address; none when equal. */
export function describeDifference(served: Buffer, built: Buffer, file: string): string[] {
  if (served.equals(built)) return [];
  if (!file.endsWith('.html')) return ['has other bytes than the built file'];
  const [live, own] = [served, built].map((html) => parse(html.toString())) as [Document, Document];
  const changes = [...rewrittenAddresses(live), ...addedScripts(live, own)];
  if (changes.length > 0) return changes;
  if (outline(live) === outline(own))
    return ['was minified or written anew: the same page in other bytes'];
  return [`differs from the built page near “${firstDifference(served, built)}”`];
}

/** Cloudflare's Email Address Obfuscation. */
function rewrittenAddresses(live: Document): string[] {
  const rewritten = elementsIn(live).filter(
    (element) =>
      attribute(element, 'data-cfemail') !== undefined ||
      attribute(element, 'href')?.startsWith('/cdn-cgi/l/email-protection'),
  );
  return rewritten.length > 0
    ? [
        'has its e-mail addresses rewritten, so that they need script: turn off Email Address Obfuscation',
      ]
    : [];
}

function addedScripts(live: Document, own: Document): string[] {
  const known = new Set(scriptsIn(own));
  return scriptsIn(live)
    .filter((script) => !known.has(script))
    .map((script) => `has a script that was not built: ${shorten(script)}`);
}

function scriptsIn(document: Document): string[] {
  return elementsIn(document, 'script').map(
    (script) => attribute(script, 'src') ?? textOf(script).trim(),
  );
}

/** Elements, attributes and words, without comments, spaces and the order of attributes. */
function outline(document: Document): string {
  return [...nodesIn(document)]
    .map((node) => {
      if ('value' in node) return node.value.replaceAll(/\s+/g, '');
      if (!('attrs' in node)) return '';
      const attributes = node.attrs.map(({ name, value }) => `${name}=${value.trim()}`).sort();
      return `<${node.tagName} ${attributes.join(' ')}>`;
    })
    .join('');
}

function firstDifference(served: Buffer, built: Buffer): string {
  const [live, own] = [served.toString(), built.toString()];
  let index = 0;
  while (index < live.length && live[index] === own[index]) index += 1;
  return shorten(live.slice(Math.max(0, index - 20)));
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
