import { isPath, markupIn, textOfAnyLength, tooLong, webAddress } from './field-types';
import { quoted } from './error-words';

/** A run of text; a link if it has an `href`. */
type TextRun = { text: string; href?: string };

/** A text with links. It is not a string, so that nothing can print it without its links. */
export type LinkedText = { runs: TextRun[] };

/** `[words](address)`, not `![words](address)`. The address may contain brackets, as many of Wikipedia's do. */
const link = /(?<!!)\[([^\][]+)\]\(((?:[^()]|\([^()]*\))*)\)/;

/** A mistyped link: a space between the brackets, round and square brackets swapped, or brackets inside brackets. */
const brokenLink =
  /\[[^\][]+\]\s+\((\/|https?:)[^()]*\)|\([^()]+\)\s*\[(\/|https?:)[^\][]*\]|(?<!!\[[^\][]*)\S*\]\(\S*/;

/** Splits a text at its links, `[words](address)`. */
export function splitAtLinks(written: string): LinkedText {
  const pieces = written.split(link);
  const runs = pieces.flatMap((piece, index): TextRun[] => {
    if (index % 3 === 1) return [{ text: piece, href: pieces[index + 1]! }];
    return index % 3 === 0 && piece ? [{ text: piece }] : [];
  });
  return { runs };
}

/** The text as it reads, without the addresses of its links. */
export function readableText({ runs }: LinkedText = { runs: [] }): string {
  return runs.map(({ text }) => text).join('');
}

/** Text of 1 to `maxLength` characters, not counting addresses, in which `[words](address)` is a link. */
export function linkedText(maxLength: number) {
  return textOfAnyLength(maxLength).transform((written, context): LinkedText => {
    const linked = splitAtLinks(written);
    for (const issue of issuesOf(linked, maxLength)) context.addIssue(issue);
    return linked;
  });
}

function issuesOf(linked: LinkedText, maxLength: number): string[] {
  const readable = readableText(linked);
  // Comes first, since the other patterns take seconds for 100,000 characters.
  if (readable.length > maxLength) return [tooLong(readable, maxLength)];
  const issues = linked.runs.map(({ text, href }) =>
    href === undefined ? brokenLinkIn(text) : wrongAddress(href),
  );
  return [markupIn(readable), ...issues].filter((issue) => issue !== undefined);
}

function brokenLinkIn(text: string): string | undefined {
  const [broken] = brokenLink.exec(text) ?? [];
  return (
    broken &&
    `contains ${quoted(broken)}, which isn't a link. Put the words in square brackets and, straight after them, the address in round brackets, like [our prices](/prices)`
  );
}

function wrongAddress(href: string): string | undefined {
  if (isPath(href) || webAddress.safeParse(href).data === href) return undefined;
  return `links to ${quoted(href)}. In the round brackets, write a page of this site, like /prices or /contact, or a full web address that starts with https://`;
}
