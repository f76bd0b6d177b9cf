// Came with the site: make what follows yours, then delete this line.
import { defineContent } from "../lib/content/define-content";

defineContent("services", [
  {
    id: "traditional-window-cleaning",
    title: "Traditional Window Cleaning",
    drawing: "squeegee",
    askAbout: "hand cleaning",
    description:
      "Done by hand with an applicator, squeegee and cloth. We wet the glass, loosen the dirt, squeegee it off and wipe down the frames and sills.",
    bestFor:
      "windows within reach, glazed doors, and leaded or older glass that needs gentle handling",
    photo: "traditional-window-cleaning.jpg",
    price: "regular",
  },
  {
    id: "water-fed-pole-window-cleaning",
    title: "Water-fed Pole Window Cleaning",
    nameInList: "Water-fed Pole Cleaning",
    drawing: "pole",
    askAbout: "pole cleaning",
    description:
      "Upstairs windows cleaned from the ground, frames and sills included. A soft brush on a long pole, fed with purified water, scrubs and rinses in one go, and the pure water dries without spots. No ladder against your wall.",
    bestFor: "upstairs windows and anything else out of reach",
    photo: "water-fed-pole-window-cleaning.jpg",
    price: "regular",
  },
  {
    id: "gutter-cleaning",
    title: "Gutter Cleaning",
    drawing: "gutter",
    askAbout: "gutters",
    description:
      "We lift leaves, moss and silt out of your gutters with a vacuum on a pole, working from the ground, so that rain runs to the downpipe and not down the wall.",
    photo: "gutter-cleaning.jpg",
    price: "gutter-clearing",
  },
  {
    id: "conservatory-cleaning",
    title: "Conservatory Cleaning",
    drawing: "conservatory",
    askAbout: "conservatories",
    description:
      "Roof panels, glass, frames and sills, washed and rinsed. Once the algae and leaves are off the roof, the light comes back in. The roof is priced per panel; the windows can be added to your regular clean.",
    photo: "conservatory-cleaning.jpg",
    price: "conservatory-roof",
  },
  {
    id: "fascia-and-soffit-cleaning",
    title: "Fascia & Soffit Cleaning",
    drawing: "fascia",
    askAbout: "fascias and soffits",
    description:
      "The boards under the edge of the roof collect algae and grime that rain doesn’t wash off. We wash fascias, soffits and the outside of the gutters, by hand or with a soft brush on a pole, until they come up clean.",
    photo: "fascia-and-soffit-cleaning.jpg",
    price: "gutter-fascia-soffits",
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
    description:
      "For glass that still looks dull after an ordinary clean: heavy soiling, hard-water marks, old stains and cloudy streaks. No two windows are alike, so we’ll look, then give you a detailed quote.",
    photo: "window-restoration-cleans.jpg",
    price: "window-restoration-cleans",
  },
]);
