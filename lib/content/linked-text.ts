import { text, webAddress } from './field-types';
import { quoted } from './must-be';

/** A piece of a text; a link if it has an `href`. */
type TextPart = { text: string; href?: string };

/** `[words](address)`, not `![words](address)`. The address may contain brackets, as many of Wikipedia's do. */
const link = /(?<!!)\[([^\][]+)\]\(((?:[^()]|\([^()]*\))*)\)/;

/** A mistyped link: a space between the brackets, the brackets the wrong way round, or others inside them. */
const brokenLink =
  /\[[^\][]+\]\s+\((\/|https?:)[^()]*\)|\([^()]+\)\s*\[(\/|https?:)[^\][]*\]|(?<!!\[[^\][]*)\S*\]\(\S*/;

/** Splits a text at its links, `[words](address)`. */
export function textParts(linked: string): TextPart[] {
  const pieces = linked.split(link);
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 1) return { text: piece, href: pieces[index + 1]! };
    return index % 3 === 0 && piece ? { text: piece } : [];
  });
}

/** The text as it reads, without the addresses of its links. */
export function readableText(linked: string): string {
  return textParts(linked)
    .map(({ text }) => text)
    .join('');
}

/** Text of 1 to `maxLength` characters, without addresses, in which `[words](address)` is a link. */
export function linkedText(maxLength: number) {
  return text(maxLength, readableText).superRefine((linked, context) => {
    const plain = textParts(linked).filter(({ href }) => href === undefined);
    const [broken] = plain.flatMap((part) => brokenLink.exec(part.text)?.[0] ?? []);
    if (broken) {
      context.addIssue(
        `has ${quoted(broken)} in it, which is not a link: write the words in square brackets and, without a space, the address in round ones, like [our prices](/prices)`,
      );
    }
    for (const { href } of textParts(linked)) {
      if (href === undefined || /^\/(?!\/)/.test(href)) continue;
      if (webAddress.safeParse(href).data === href) continue;
      context.addIssue(
        `links to ${quoted(href)}: write a page of this site, like /prices or /contact, or an address that starts with https://, in the round brackets`,
      );
    }
  });
}
