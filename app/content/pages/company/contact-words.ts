import { replyWithin } from "#app/content/site/answer-times.ts";
import { closedDays, openHours } from "#app/content/site/open-hours.ts";
import type { Faq } from "#app/content/site/records.ts";
import { site } from "#config/site.ts";

/** A way to reach us: `scene` names the drawing on the sidewalk above it. */
export type ContactMethod = {
  scene: "booth" | "post" | "office" | "clock";
  title: string;
  text: string;
  label: string;
  to: string;
};

export const contactMethods = [
  {
    scene: "booth",
    title: "Call",
    text: `The line is open ${openHours}. ${closedDays}`,
    label: site.phone.display,
    to: site.phone.href,
  },
  {
    scene: "post",
    title: "Write",
    text: `Use the form below, or your own email app. You hear from us ${replyWithin}.`,
    label: site.email,
    to: `mailto:${site.email}`,
  },
  {
    scene: "office",
    title: "Visit",
    text: "Three offices in Arizona. Call first, so someone has time for you.",
    label: "See the offices",
    to: "/contact#offices",
  },
  {
    scene: "clock",
    title: "Book",
    text: "Pick a time that suits you for a free consultation of 15 or 30 minutes.",
    label: "Book a consultation",
    to: "/book",
  },
] as const satisfies readonly ContactMethod[];

/** What happens to a message, in order. */
export const messageSteps = [
  { name: "Your message arrives", note: "We email you a confirmation that says when we will answer." },
  {
    name: "Someone on our team reads it",
    note: "Questions about a form or a bill go to the person who knows that part.",
  },
  { name: `You have an answer ${replyWithin}`, note: "By email, or by phone if you leave a number." },
] as const;

export const contactFaq = [
  {
    question: "How soon do I hear back?",
    answer: [
      `You hear from us ${replyWithin}. Our confirmation email names the day and the time. If it cannot wait, call while the line is open: that is the fastest way.`,
    ],
  },
  {
    question: "Does writing to you affect my credit?",
    answer: [
      "No. The form on this page sends us your name, your email address and your words. We don’t contact a credit bureau, so your report gets no inquiry and your score doesn’t change.",
    ],
  },
  {
    question: "What should I leave out of a message?",
    answer: [
      "Your Social Security number, card and account numbers, passwords and copies of your credit report. An answer never needs them. If a later step does, we will tell you how to send them safely.",
    ],
  },
  {
    question: "Where do I go with a privacy or accessibility question?",
    answer: [
      "Each has its own form, with a date by which we answer: Your Privacy Rights and Accessibility, at the foot of every page. A message sent from here reaches us just as well.",
    ],
  },
] as const satisfies readonly Faq[];
