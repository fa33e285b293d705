import { articleCategories, readingSituations } from "#app/content/site/records.ts";

/** The tables behind reports, as `app/content/figures/report-files.ts` names them. */
const dataFiles = ["what-rent-buys.csv", "cost-to-enter-by-state.csv", "how-long-saving-takes.csv"];

/** The reading lists and booklets, which are made of other pages and have no separate file, and files to take. */
export function shelfPaths(): string[] {
  const categories = articleCategories.map((category) => category.toLowerCase().replaceAll(" ", "-"));
  return [
    ...dataFiles.map((file) => `/data/${file}`),
    ...readingSituations.map((situation) => `/guides/for/${situation}`),
    ...[...readingSituations, ...categories].map((slug) => `/guides/booklets/${slug}`),
  ];
}
