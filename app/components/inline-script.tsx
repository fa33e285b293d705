import { useContext } from "react";
import { NonceContext } from "#app/lib/page/page-context.ts";

/**
 * A script inside the document. The content policy allows it by hash or nonce. In the browser React must not write
 * one, because Trusted Types refuse it, so it is outside every island.
 */
export function InlineScript({ code, type }: { code: string; type?: "speculationrules" }) {
  const nonce = useContext(NonceContext);
  return (
    <script
      type={type}
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, never a visitor's text.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
