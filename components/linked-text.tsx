import type { LinkedText as Text } from '../lib/content/linked-text';

/** A text with links. */
export function LinkedText({ text: { runs } }: { text: Text }) {
  return runs.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <a key={index} href={href}>
        {text}
      </a>
    ),
  );
}
