import { defineContent } from "../lib/content/define-content";

defineContent("photos", [
  {
    file: "traditional-window-cleaning.jpg",
    alt: "A squeegee draws a clear stripe through the suds on a ground-floor window; a bucket stands on the sill.",
    illustration: true,
  },
  {
    file: "water-fed-pole-window-cleaning.jpg",
    alt: "A brush on a long water-fed pole rinses an upstairs window.",
    illustration: true,
  },
  {
    file: "conservatory-cleaning.jpg",
    alt: "A brush cleans the glass roof of a white conservatory, working in from the left.",
    illustration: true,
  },
  {
    file: "gutter-cleaning.jpg",
    alt: "A vacuum tube lifts leaves out of a black gutter; the near half is clear and wet.",
    illustration: true,
  },
  {
    file: "fascia-and-soffit-cleaning.jpg",
    alt: "Fascia and soffit boards seen from below: the left half green with algae, the right half white.",
    illustration: true,
  },
  {
    file: "window-restoration-cleans.jpg",
    alt: "One window: the left half clouded by mineral stains, the right half clear.",
    illustration: true,
  },
]);
