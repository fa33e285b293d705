export type PageHead = {
  /** Stands before the site's name in the title; the home page's title is whole. */
  title: string;
  description: string;
  robots: "index, follow" | "noindex, follow" | "noindex, nofollow" | "noindex";
  /** What the page is called in the breadcrumb. */
  breadcrumb: string;
};

/** The head of every page, by path. A page without a row here fails the tests. */
export const pageHeads = {
  "/": {
    title: "Path to Keys: your path from renting to owning",
    description:
      "For renters who want to own: credit repair, down payment programs and help with the loan, one step at a time. It starts with a free credit analysis.",
    robots: "index, follow",
    breadcrumb: "Home",
  },
  "/get-started": {
    title: "Get your free credit analysis",
    description:
      "Tell us how to reach you and get a free credit analysis within 24 hours, with an action plan and the down payment programs to look at.",
    robots: "index, follow",
    breadcrumb: "Get Started",
  },
  "/form-success": {
    title: "Message sent",
    description: "We have your message and reply within 24 hours.",
    robots: "noindex, nofollow",
    breadcrumb: "Message Sent",
  },
  "/book": {
    title: "Book a consultation",
    description: "How to book a free 15-minute consultation by phone.",
    robots: "noindex",
    breadcrumb: "Book a Consultation",
  },
  "/404": {
    title: "404 - Page Not Found",
    description: "The page you're looking for doesn't exist.",
    robots: "noindex",
    breadcrumb: "Page Not Found",
  },
} satisfies Record<string, PageHead>;

export type PagePath = keyof typeof pageHeads;

/** Whether this build has a page at the path. */
export function isPage(path: string): path is PagePath {
  return Object.hasOwn(pageHeads, path);
}
