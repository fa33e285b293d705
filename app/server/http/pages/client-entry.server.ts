import entryScript from "#app/islands/entry-script.ts?script";

/**
 * Gives a page with islands the one script that starts them, and removes from every other page the marks between texts,
 * which only React reads.
 *
 * Another element adds the script: the content policy lets a script that it knows by hash or nonce add one, and
 * that one may import anything.
 *
 * @param html a whole document
 * @param entry the address of the script
 */
export function withClientEntry(html: string, entry: string, nonce?: string): string {
  if (!html.includes(" data-island=")) return html.replaceAll("<!-- -->", "");
  const marked = nonce ? ` nonce="${nonce}"` : "";
  return html.replace("</body>", () => `<script${marked} data-entry="${entry}">${entryScript}</script></body>`);
}
