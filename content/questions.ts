import { defineContent } from "../lib/content/define-content";

defineContent("questions", [
  { question: "Do you come to my street?", answer: "", group: "Before the first clean" },
  { question: "When will I hear back from you?", answer: "", group: "Before the first clean" },
  { question: "What is a first clean, and do I need one?", answer: "", group: "Before the first clean" },
  { question: "Can I book a one-off clean?", answer: "", group: "Before the first clean" },
  { question: "Do I have to sign a contract?", answer: "", group: "Before the first clean" },
  { question: "Are you insured?", answer: "", group: "Before the first clean" },
  { question: "Will you text me the day before?", answer: "", group: "On the day" },
  { question: "Do I have to be in?", answer: "", group: "On the day" },
  { question: "How do you get into my back garden?", answer: "", group: "On the day" },
  { question: "What if the gate is locked?", answer: "", group: "On the day" },
  { question: "What about my dog?", answer: "", group: "On the day" },
  { question: "What happens when it rains?", answer: "", group: "On the day" },
  { question: "Can the date change?", answer: "", group: "On the day" },
  { question: "Do you clean the frames and sills too?", answer: "", group: "On the day" },
  { question: "What if a window is still dirty?", answer: "", group: "On the day" },
  { question: "How do I pay?", answer: "", group: "Payment and changes" },
  { question: "How do I skip a clean?", answer: "", group: "Payment and changes" },
  { question: "How do I cancel?", answer: "", group: "Payment and changes" },
]);
