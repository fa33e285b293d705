import { createContext } from "react";

// Data from a page's document for its components.

/**
 * The nonce that marks the scripts and sheets of a document made on request as ours. Undefined on prerendered pages, whose
 * scripts the content policy allows by their hashes, and in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The id that names the running request in the log, for the error screen; null on prerendered pages and in the browser.
 * On a hydrated page the server's text stays only under `suppressHydrationWarning`.
 */
export const RequestIdContext = createContext<string | null>(null);
