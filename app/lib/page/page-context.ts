import { createContext } from "react";
import { useLocation } from "react-router";

// What a page's document tells components: its nonce, its request id, its path.

/**
 * What marks the scripts and sheets of a document that is made on request as ours. Undefined on prerendered pages, whose
 * scripts the content policy knows by their hashes, and in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The id that names the running request in the log, for the error screen; null on prerendered pages and in the browser.
 * What the server wrote stays on a hydrated page only under `suppressHydrationWarning`.
 */
export const RequestIdContext = createContext<string | null>(null);

/** The path of the page that is shown. Prerendering asks for `/get-started/`, the visitor for `/get-started`. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(.)\/$/, "$1");
}
