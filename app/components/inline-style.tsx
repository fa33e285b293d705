import { useContext, useInsertionEffect } from "react";
import { addRules } from "#app/lib/page/added-rules.ts";
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

function AddedRules({ name, layer, css }: InlineStyleProps) {
  useInsertionEffect(() => addRules(name, css, layer), [name, layer, css]);
  return null;
}
