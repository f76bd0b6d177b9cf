import { defineContent } from "../../content/define-content";

defineContent("questions", [
  { question: "What if it rains?", answer: "" },
  { question: "What about my dog?", answer: "" },
]);
