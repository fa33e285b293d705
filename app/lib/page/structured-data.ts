import { isPage, pageHead } from "#app/content/heads/page-heads.ts";
import { site } from "#config/site.ts";
import { canonicalUrl } from "./seo.ts";

type JsonLd = Record<string, unknown>;

/**
 * A page's data for search engines: the free service everywhere, the breadcrumb everywhere except on the home page. The
 * home page has the provider in full, with its location.
 */
export function structuredData(path: string): JsonLd[] {
  const service = { ...freeService(), ...(path === "/" && wholeService()) };
  return path !== "/" && path !== "/404" && isPage(path)
    ? [service, breadcrumbList([{ label: pageHead(path).breadcrumb, to: path }])]
    : [service];
}

/** JSON for a script element: it has no `<`, so that no text can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function freeService(): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: "Free Credit Analysis",
    provider: organization,
    offers: offer,
  };
}

const offer = { "@type": "Offer", price: "0", priceCurrency: "USD" };
const organization = { "@type": "Organization", name: site.name, url: canonicalUrl("/") };

function wholeService(): JsonLd {
  return {
    serviceType: "Credit analysis for renters who want to buy a home",
    areaServed: { "@type": "Country", name: "United States" },
    offers: { ...offer, url: canonicalUrl("/get-started") },
    provider: {
      ...organization,
      telephone: site.phone.href.replace("tel:", ""),
      email: site.email,
      address: {
        "@type": "PostalAddress",
        streetAddress: site.address.street,
        addressLocality: site.address.city,
        addressRegion: site.address.region,
        postalCode: site.address.postalCode,
        addressCountry: site.address.country,
      },
    },
  };
}

/** The breadcrumb of a page for search engines, from home to the page itself. */
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
