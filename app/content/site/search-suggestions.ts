/** What somebody may try whose search found nothing. */
export const searchSuggestions: readonly string[] = [
  "credit report",
  "down payment help",
  "closing costs",
  "FHA",
  "mortgage rates",
];
