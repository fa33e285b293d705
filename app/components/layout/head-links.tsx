import { preload } from "react-dom";
import figtree from "#app/assets/fonts/figtree-wght-400-700.woff2?url";
import youngSerif from "#app/assets/fonts/young-serif-400.woff2?url";
import { site } from "#config/site.ts";

/**
 * Fonts are asked for ahead of the sheets, which are half of the document, so that text is set once (decision 027): React
 * puts what `preload` names before them, a link element after them.
 */
export function HeadLinks() {
  for (const href of [youngSerif, figtree]) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <>
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
