import { preload } from "react-dom";
import figtree from "#app/assets/fonts/figtree-wght-400-700.woff2?url";
import youngSerif from "#app/assets/fonts/young-serif-400.woff2?url";
import { InlineScript } from "#app/components/inline-script.tsx";
import arrivalScript from "#app/lib/page/arrival-script.ts?script";
import { scriptJson, structuredData } from "#app/lib/page/structured-data.ts";
import largeText from "#app/styles/large-text.css?url";
import { site } from "#config/site.ts";
import plannedScript from "./planned-script.ts?script";

/**
 * Fonts are requested before the sheets, which are half of the document, so that text is laid out once (decision 027):
 * React puts links from `preload` before the sheets, and a link element after them.
 */
export function HeadLinks() {
  for (const href of [youngSerif, figtree]) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <>
      {/* Without a precedence it stays after the sheets of the site and the page, and overrides them. */}
      <link rel="stylesheet" href={largeText} media="(max-width: 17em)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="alternate" type="application/rss+xml" href="/rss.xml" title={`${site.name}: guides and reports`} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#F4F1E8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#111B16" media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** The JSON-LD of the requested page. */
export function StructuredData({ path }: { path: string }) {
  const json = scriptJson(structuredData(path));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped by scriptJson.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Marks a page that someone just navigated to, in a frame. Elsewhere the script about cookies does that, too. */
export function ArrivalScript() {
  return <InlineScript code={arrivalScript} />;
}

/**
 * Before a part that uses numbers from My path: if there is a plan on this device, the sheet reserves room for its strip.
 */
export function PlannedMark() {
  return <InlineScript code={plannedScript} />;
}

const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/functions/*" } }] },
      eagerness: "moderate",
    },
  ],
};

/** Lets the browser prepare the next page while the pointer is over a link. */
export function SpeculationRules() {
  return <InlineScript type="speculationrules" code={JSON.stringify(rules)} />;
}
