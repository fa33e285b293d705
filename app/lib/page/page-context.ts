import { createContext } from "react";

// What a page's document tells components.

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
