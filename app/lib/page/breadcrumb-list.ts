import { canonicalUrl } from "./seo.ts";

/** The way to a page for search engines, from home to the page itself, as the breadcrumb on the page shows it. */
export function breadcrumbList(trail: readonly { label: string; to: string }[]): Record<string, unknown> {
  const stops = [{ label: "Home", to: "/" }, ...trail];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: stops.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: canonicalUrl(to),
    })),
  };
}
