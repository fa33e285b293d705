import type { PageHead } from "#app/content/site/records.ts";

/** The heads of the kits: pages on which a visitor makes something that stays on the device. */
export const kitHeads = {
  "/dispute-kit": {
    title: "Dispute a credit report error yourself, free",
    description:
      "Pick what is wrong, print the letters, and know by which day each answer is due. Made on your device; nothing is sent, and anyone can do this free.",
    robots: "index, follow",
    breadcrumb: "Dispute Kit",
  },
  "/when-marks-leave": {
    title: "When does a mark leave your credit report?",
    description:
      "Type each mark and when it began. You get its last month by law, a warning when a report shows a later one, and dates for your calendar. Nothing is sent.",
    robots: "index, follow",
    breadcrumb: "When Marks Leave",
  },
  "/end-mortgage-insurance": {
    title: "When can you stop paying mortgage insurance?",
    description:
      "For owners: the day you can ask, the day it ends by itself, the letter that asks, and dates for your calendar. By the Homeowners Protection Act.",
    robots: "index, follow",
    breadcrumb: "End Mortgage Insurance",
  },
} as const satisfies Record<string, PageHead>;
