import type { answerTimes } from "#app/content/site/answer-times.ts";

type IssueType = keyof typeof answerTimes.accessibilityReport;

/** The site's features, by visitor need. The tests or the style sheets back up each line. */
export const accessibilityFeatures = [
  {
    title: "If you have low vision or are blind",
    features: [
      "All text has a contrast of at least 4.5 to 1 with its background, in light and dark mode.",
      "At twice the text size, nothing is cut off or hidden.",
      "Color is never the only sign. Every score band, step and error also says it in words.",
      "Drawings that carry meaning have a description. Screen readers skip the others.",
    ],
  },
  {
    title: "If you use a keyboard, a switch or your voice",
    features: [
      "You can reach and use everything without a mouse, in the order you see it.",
      "A ring always shows where you are on the page.",
      "Anything you can press is at least 44 pixels high, and its name is what you see on it.",
      "A link at the top skips the menu. Ctrl+K and / lead to the search; under its results you can turn / off.",
    ],
  },
  {
    title: "If you are deaf or hard of hearing",
    features: ["Nothing on this site speaks or plays. We use no sound or video."],
  },
  {
    title: "If too much at once is a problem",
    features: [
      "Short sentences, plain words, one next step on a screen.",
      "Nothing moves when your device asks for less motion, and no form times out.",
      "A mistake in a form shows next to its field and says how to fix it. What you typed stays.",
      "You can read every page and send every form without JavaScript.",
    ],
  },
] as const;

export const accessibilityStandards = [
  {
    name: "WCAG 2.2, level AA",
    text: "The Web Content Accessibility Guidelines of the W3C: the standard we build to.",
  },
  {
    name: "Americans with Disabilities Act",
    text: "The civil rights law that opens services to everyone. Its Title III covers businesses that serve the public.",
  },
  {
    name: "Section 508",
    text: "The federal rules for accessible technology. They don’t apply to us by law. WCAG covers what they ask of a website.",
  },
  { name: "WAI-ARIA 1.2", text: "Used only where HTML has no element for it." },
] as const;

export const assistiveTechnology = [
  {
    kind: "Screen readers",
    support: "Headings, landmarks, lists, tables and labels are real ones; errors and notices are announced.",
    checked: "By an automated check on every change. Not yet by hand with each reader",
  },
  {
    kind: "Keyboard and switch",
    support: "Menus, questions, tabs and forms work with Tab, Enter, Space, the arrows and Escape.",
    checked: "By a test that uses only the keyboard",
  },
  {
    kind: "Magnifiers and large text",
    support: "Pages fit 320 pixels and 200% text, without scrolling sideways.",
    checked: "By a test, on every page",
  },
  {
    kind: "High contrast",
    support: "In forced colors, lines and states keep their shape and their words.",
    checked: "By a test, and by eye",
  },
  {
    kind: "Voice control",
    support: "What you see on a button is its name.",
    checked: "By an automated check on every change",
  },
] as const;

/** Known problems. */
export const knownLimits = [
  "The consultation frame on the get-started page can be the page of a scheduling service. What it shows there is theirs; the phone number next to it leads to the same consultation.",
  "No one outside our team has audited the site yet.",
] as const;

export const issueChoices: Record<IssueType, { label: string; note: string }> = {
  barrier: { label: "Barrier", note: "Something keeps me from using the site." },
  assistance: { label: "Assistance", note: "I need help with something now." },
  feedback: { label: "Feedback", note: "I want to tell you how it went." },
  suggestion: { label: "Suggestion", note: "I know how it could be better." },
};

export const accessibilityReviewed = "2026-11-21";
