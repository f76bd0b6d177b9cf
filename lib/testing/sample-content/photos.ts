import { defineContent } from "../../content/define-content";

defineContent("photos", [
  { file: "house.jpg", alt: "A brick house with white windows.", illustration: true },
  {
    file: "windows-by-hand.jpg",
    alt: "Jo's squeegee leaves a clean stripe on a kitchen window.",
    illustration: false,
  },
  { file: "pole.png", alt: "A brush on a long pole at an upstairs window.", illustration: false },
  { file: "conservatory.webp", alt: "A conservatory roof, half of it washed.", illustration: true },
  { file: "gutter.jpg", alt: "Leaves in a black gutter.", illustration: false },
  { file: "restoration.jpg", alt: "One pane dull, the next one clear.", illustration: true },
]);
