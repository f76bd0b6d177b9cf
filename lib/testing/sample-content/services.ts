import { defineContent } from "../../content/define-content";

defineContent("services", [
  {
    id: "traditional-window-cleaning",
    title: "Traditional Window Cleaning",
    drawing: "squeegee",
    description:
      "By hand, with a squeegee and a cloth, for windows we can reach from the ground. It's slower than the pole and kinder to old glass.",
    photo: "windows-by-hand.jpg",
    price: "regular",
  },
  {
    id: "water-fed-pole-window-cleaning",
    title: "Water-fed Pole Window Cleaning",
    nameInList: "Water-fed Pole Cleaning",
    drawing: "pole",
    description: "Pure water and a soft brush on a long pole reach upstairs windows.",
    bestFor: "windows we can't reach by hand",
    photo: "pole.png",
    price: "regular",
  },
  {
    id: "conservatory-cleaning",
    title: "Conservatory Cleaning",
    drawing: "conservatory",
    description: "Roof, frames and glass, washed from outside.",
    photo: "conservatory.webp",
    price: "conservatory-roof",
  },
  {
    id: "gutter-cleaning",
    title: "Gutter & Soffit Cleaning",
    drawing: "gutter",
    askAbout: "gutters and soffits",
    description: "We vacuum leaves and moss out of the gutters and check that the water runs away.",
    photo: "gutter.jpg",
    price: "gutter-clearing",
  },
  {
    id: "first-clean",
    title: "First clean",
    nameInList: "First Cleans & Maintenance",
    drawing: "bucket",
    price: "first-clean",
  },
  {
    id: "window-restoration-cleans",
    title: "Window Restoration Cleans",
    nameInList: "Window Restoration",
    drawing: "pane",
    description: "After building work, paint and cement need more than a wash; we quote for each job.",
    photo: "restoration.jpg",
    price: "window-restoration-cleans",
  },
]);
