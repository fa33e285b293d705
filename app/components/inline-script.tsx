import { useContext } from "react";
import { NonceContext } from "#app/lib/page/page-context.ts";

/**
 * A script inside the document, as the server sends it. The content policy knows it by hash or nonce; in the browser
 * React must not write one, which Trusted Types refuse, so it may stand only in what is never drawn there again.
 */
export function InlineScript({ code, type }: { code: string; type?: "speculationrules" }) {
  const nonce = useContext(NonceContext);
  return (
    <script
      type={type}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, never a visitor's words.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? code : "" }}
    />
  );
}
