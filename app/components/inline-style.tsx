import { useContext, useInsertionEffect } from "react";
import { NonceContext } from "#app/lib/page/page-context.ts";

type InlineStyleProps = { name: string; layer: "site" | "page"; css: string };

/**
 * A style sheet inside the document: on a slow phone a linked sheet costs half a second of first paint.
 * Each `name` is there once, from the server or because a later page added it.
 */
export const InlineStyle = import.meta.env.SSR || import.meta.env.DEV ? StyleElement : AddedRules;

function StyleElement({ name, layer, css }: InlineStyleProps) {
  return (
    <style href={name} precedence={layer} nonce={useContext(NonceContext)}>
      {css}
    </style>
  );
}

/**
 * In the browser the content policy allows only the sheets the document came with, so no element can be added. The last of
 * them takes the rules: a page's own come after those of the site.
 */
function AddedRules({ name, layer, css }: InlineStyleProps) {
  useInsertionEffect(() => {
    if (css === "" || added.has(name) || document.querySelector(`style[data-href~="${name}"]`)) return;
    added.add(name);
    const sheet = [...document.querySelectorAll("style")].at(-1)?.sheet;
    sheet?.insertRule(`@media all{${css}}`, layer === "site" ? 0 : sheet.cssRules.length);
  }, [name, layer, css]);
  return null;
}

const added = new Set<string>();
