import entryScript from "#app/islands/entry-script.ts?script";

/** React orders the sheets that it adds by it, which it does only in development (`InlineStyle`). */
const precedence = / data-precedence="[^"]*"/g;
/** Between texts, around parts, and on style sheets. */
const marksOfReact = /<!--(?: |\/?\$)-->| data-(?:precedence|href)="[^"]*"/g;

/**
 * Gives a page with islands the one script that starts them, and removes from every other page the marks that
 * only React reads. No page needs the slash of XML at the end of an element.
 *
 * Another element adds the script: the content policy lets a script that it knows by hash or nonce add one, and
 * that one may import anything.
 *
 * @param html a whole document
 * @param entry the address of the script
 */
export function withClientEntry(html: string, entry: string, nonce?: string): string {
  const lean = html.replaceAll('"/>', '">');
  if (!html.includes(" data-island=")) return lean.replaceAll(marksOfReact, "");
  const marked = nonce ? ` nonce="${nonce}"` : "";
  const asBuilt = import.meta.env.DEV ? lean : lean.replaceAll(precedence, "");
  return asBuilt.replace("</body>", () => `<script${marked} data-entry="${entry}">${entryScript}</script></body>`);
}
