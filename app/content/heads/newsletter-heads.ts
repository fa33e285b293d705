import type { PageHead } from "#app/content/site/records.ts";

/** The heads of the newsletter’s pages. None of them is for search engines: most are one reader’s own. */
export const newsletterHeads = {
  "/newsletter": {
    title: "One plain letter a week",
    description: "Sign up for our letter: new guides and market reports, once a week. You can leave at any time.",
    robots: "noindex",
    breadcrumb: "Newsletter",
  },
  "/newsletter/sent": {
    title: "Now look in your inbox",
    description: "We send an email to the address you gave. Confirm it there, and the letter comes.",
    robots: "noindex, nofollow",
    breadcrumb: "Look in Your Inbox",
  },
  "/newsletter/confirm": {
    title: "Confirm your address",
    description: "One button, and our letter comes to you once a week.",
    robots: "noindex, nofollow",
    breadcrumb: "Confirm",
  },
  "/newsletter/preferences": {
    title: "What the letter brings",
    description: "Choose what our letter brings you, pause it, or leave the list.",
    robots: "noindex, nofollow",
    breadcrumb: "Newsletter Preferences",
  },
  "/newsletter/leave": {
    title: "Unsubscribe without the email",
    description: "Type your email address, and we send you the link that stops our letter.",
    robots: "noindex, follow",
    breadcrumb: "Unsubscribe",
  },
  "/newsletter/unsubscribe": {
    title: "Stop the letter",
    description: "Press one button, and you get no more of our letters.",
    robots: "noindex, nofollow",
    breadcrumb: "Unsubscribe",
  },
} as const satisfies Record<string, PageHead>;
