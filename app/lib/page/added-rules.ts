/**
 * Adds the rules of a part that came later than its page. The content policy allows only the sheets the document came with,
 * so no element can be added. The last of them takes the rules: a part's own come after those of the site.
 */
export function addRules(name: string, css: string, layer: "site" | "page"): void {
  if (css === "" || added.has(name) || document.querySelector(`style[data-href~="${name}"]`)) return;
  added.add(name);
  const sheet = [...document.querySelectorAll("style")].at(-1)?.sheet;
  sheet?.insertRule(`@media all{${css}}`, layer === "site" ? 0 : sheet.cssRules.length);
}

const added = new Set<string>();
