import type { AccentColour } from '../lib/content/accent-colour';

/** Puts the owner's colour in place of the tokens' own: rules outside layers win over those in one. */
export function AccentStyle({ accent: { fill, ink, edge } }: { accent: AccentColour }) {
  const dark = `@media (prefers-color-scheme:dark){:root{--color-accent-edge:${edge.dark}}}`;
  return (
    <head>
      <style>
        {`:root{--color-accent:${fill};--color-on-accent:${ink};--color-accent-edge:${edge.light}}${dark}`}
      </style>
    </head>
  );
}
