import type { LinkedText as Text } from '../lib/content/linked-text';

/** A text with links. */
export function LinkedText({ text: { parts } }: { text: Text }) {
  return parts.map(({ text, href }, part) =>
    href === undefined ? (
      text
    ) : (
      <a key={part} href={href}>
        {text}
      </a>
    ),
  );
}
