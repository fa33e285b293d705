/** The articles that the blog page puts in front, the first one largest. Paths of guides and reports. */
export const frontPage: readonly [string, ...string[]] = [
  "/guides/where-to-begin",
  "/reports/what-a-payment-borrows",
  "/guides/dispute-an-error-yourself",
  "/guides/sample-story-650-to-720",
];
