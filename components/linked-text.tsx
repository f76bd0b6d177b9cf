import { textParts } from '../lib/content/linked-text';

/** A text in which `[words](address)` is a link. */
export function LinkedText({ text: linked }: { text: string }) {
  return textParts(linked).map(({ text, href }, part) =>
    href === undefined ? (
      text
    ) : (
      <a key={part} href={href}>
        {text}
      </a>
    ),
  );
}
