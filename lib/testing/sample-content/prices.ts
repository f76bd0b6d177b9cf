import { defineContent } from "../../content/define-content";

defineContent("priceGuide", {
  lastChanged: "2026-03-02",
  frequencies: [
    { id: "fourWeeks", every: "4 weeks" },
    { id: "eightWeeks", every: "8 weeks" },
  ],
  surcharges: [
    { id: "extension", name: "Extension", countsAsExtension: true, drawing: "extension" },
    { id: "conservatory", name: "Conservatory", countsAsExtension: true, drawing: "conservatory" },
  ],
  homes: [
    {
      heading: "Semi Detached", drawing: "semi",
      rows: [
        { home: "2 Bed", fourWeeks: 11, eightWeeks: 17, extension: 2, conservatory: 5 },
        { home: "3 Bed", fourWeeks: 12, eightWeeks: 18, extension: 2, conservatory: 5, size: "3/4 Bed Semi" },
        { home: "4 Bed", fourWeeks: 13, eightWeeks: 19, extension: 2, conservatory: 5, size: "3/4 Bed Semi" },
      ],
    },
    {
      heading: "Detached", drawing: "detached",
      rows: [
        { home: "3 Bed", fourWeeks: 14, eightWeeks: 20, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },
        { home: "4 Bed", fourWeeks: 15, eightWeeks: 21, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },
        { home: "5 Bed", fourWeeks: 16, eightWeeks: 22, extension: 2, conservatory: 5, size: "5 Bed" },
        { home: "6 Bed", fourWeeks: 17.5, eightWeeks: 23.95, extension: 2.5, conservatory: 5 },
      ],
    },
    {
      rows: [{ home: "Terraced", fourWeeks: "on request", eightWeeks: "on request", size: "Terraced", drawing: "terrace" }],
    },
  ],
  extrasHeading: "Additional Services",
  extras: [
    {
      id: "gutter-clearing",
      name: "Gutter clearing with vacuum",
      price: {
        bySize: [
          { size: "Terraced", withoutExtension: 50, withExtension: 70 },
          { size: "3/4 Bed Semi", withoutExtension: 60, withExtension: 80 },
          { size: "3/4 Bed Detached", withoutExtension: 70, withExtension: 90 },
          { size: "5 Bed", withoutExtension: 80, withExtension: 100 },
        ],
      },
    },
    { id: "windows-inside", name: "Windows cleaned inside", price: { times: 2, frequency: "fourWeeks" } },
    {
      id: "conservatory-roof",
      name: "Conservatory roof",
      price: { each: 5, unit: "panel", units: "panels", minimum: 50 },
    },
    {
      id: "first-clean",
      name: "First clean",
      price: "on request",
      note: "Windows that haven't been cleaned for 6 months take longer the first time.",
      question: "Have your windows been cleaned in the last 6 months?",
    },
    {
      id: "window-restoration-cleans",
      name: "Window Restoration Cleans",
      price: "on request",
      note: "Stains need more than water. We'll look at them and quote.",
    },
  ],
  example: { home: "3 Bed Semi Detached", frequency: "eightWeeks", extension: true, conservatory: true },
  guideNote: "These are guide prices: an unusual house may cost more or less.",
});
