import { defineContent } from "../../content/define-content";

defineContent("pages", {
  home: {
    title: "Window and gutter cleaning in Whitby",
    description: "Clean windows, gutters and conservatories in and around Whitby, with prices.",
    heading: "Exterior property cleaning in Whitby",
    lead: "A father and daughter clean your windows, and you know the price before we come.",
    servicesHeading: "What we do",
    stepsHeading: "Three steps to clean windows",
    steps: [
      { title: "Get in touch", text: "Call us or send a message, and tell us about your house." },
      { title: "Agree the price", text: "Most prices are in the guide. If yours isn't, we'll come and look." },
      { title: "Leave it to us", text: "We come every four or eight weeks; you needn't be in." },
    ],
    invitation: { heading: "Shall we come round?", text: "Ring us, or tell us what needs cleaning." },
  },
  services: {
    title: "Our services",
    description: "What we clean in and around Whitby, how we do it and what each service costs.",
    heading: "Our services",
    lead: "Book any of them once, or as often as you like.",
  },
  prices: {
    title: "Price guide",
    description: "Our prices for windows, gutters, fascias and soffits, house by house.",
    heading: "Price Guide",
    lead: "Pick your house to see its price, or scroll down for the full list.",
  },
  contact: {
    title: "Contact us",
    description: "Ring Hill & Daughter of Whitby, send an email or write to us from this page.",
    heading: "Contact us",
    lead: "The quickest way to reach us is to ring.",
  },
  faq: {
    title: "Questions and answers",
    description: "What happens when it rains, whether you need to be in, and how to pay us.",
    heading: "Questions and answers",
    lead: "Can't see yours? Just ask.",
  },
});
