import { useContext, useInsertionEffect } from "react";
import { NonceContext } from "#app/lib/page/page-context.ts";

type InlineStyleProps = { name: string; layer: "site" | "page"; css: string };

/**
 * A style sheet inside the document: on a slow phone a linked sheet costs half a second of first paint.
 * It is there once per `name`, from the server or since a later page brought it.
 */
export const InlineStyle = import.meta.env.SSR || import.meta.env.DEV ? StyleElement : AdoptedSheet;

function StyleElement({ name, layer, css }: InlineStyleProps) {
  return (
    <style href={name} precedence={layer} nonce={useContext(NonceContext)}>
      {css}
    </style>
  );
}

/** In the browser the content policy knows only the sheets that the document came with, so no element can be added. */
function AdoptedSheet({ name, layer, css }: InlineStyleProps) {
  useInsertionEffect(() => {
    if (css === "" || adopted.has(name) || document.querySelector(`style[data-href~="${name}"]`)) return;
    adopted.add(name);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    // A page's own rules come after those of the site.
    if (layer === "site") document.adoptedStyleSheets.unshift(sheet);
    else document.adoptedStyleSheets.push(sheet);
  }, [name, layer, css]);
  return null;
}

const adopted = new Set<string>();
