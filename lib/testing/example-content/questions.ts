import { defineContent } from "../../content/define-content";

defineContent("questions", [
  { question: "What if it rains?", answer: "We come all the same." },
  {
    question: "Do you clean windows inside?",
    answer: [
      "Yes, if you ask. It costs twice the four-weekly price, and you'll need to be in.",
      "[Work out your price](/prices), or read [how we use your key](https://www.example.org/keys).",
    ],
  },
  { question: "What about my dog?", answer: "" },
  { question: "How do I pay?", answer: "In cash or online, once you're happy with the result." },
]);
