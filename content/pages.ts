// Came with the site: make what follows yours, then delete this line.
import { defineContent } from "../lib/content/define-content";

defineContent("pages", {
  home: {
    title: "Window, gutter and conservatory cleaning",
    heading: "Exterior property cleaning, priced before you ask",
    lead: "We clean windows, gutters and conservatories. Choose your home to see your price.",
    servicesHeading: "What we do",
    stepsHeading: "How it works",
    steps: [
      {
        title: "Check the price",
        text: "Choose your home and add any extras. If your home is unusual, we can come and look.",
      },
      {
        title: "Call or message",
        text: "Tell us what needs cleaning, and what sort of home you have.",
      },
      {
        title: "We clean",
        text: "We clean your windows every 4 or 8 weeks, and everything else when you need it.",
      },
    ],
    invitation: {
      heading: "Ready for a clean?",
      text: "Call us or send a message, and we’ll take it from there. If you’re not sure what you need, just ask.",
    },
  },
  services: {
    title: "Services",
    heading: "Services",
    lead: "How we do each job and what it costs. If we need to see it first, we’ll quote. Windows cost the same by hand or by pole.",
  },
  prices: {
    title: "Price guide",
    heading: "Price Guide",
    lead: "Choose your home and extras. The price updates as you go.",
  },
  contact: {
    title: "Contact",
    heading: "Contact",
    lead: "Call, email or send us a message.",
  },
  faq: {
    title: "Frequently asked questions",
    heading: "Frequently Asked Questions",
    lead: "What people ask before they book.",
  },
});
