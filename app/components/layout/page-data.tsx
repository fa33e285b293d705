import { scriptJson, structuredData } from "#app/lib/page/structured-data.ts";

/**
 * The JSON-LD of the page that was asked for. It is part of the server's HTML only: in the browser React must not
 * write into a script element, which Trusted Types refuse, and nobody reads it after a navigation in place.
 */
export function StructuredData({ path }: { path: string }) {
  const json = import.meta.env.SSR ? scriptJson(structuredData(path)) : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped by scriptJson.
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
