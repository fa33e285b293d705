import { createContext } from "react";

/**
 * The id that names the running request in the log, for the error screen; null on prerendered pages and in the browser.
 * What the server wrote stays on a hydrated page only under `suppressHydrationWarning`.
 */
export const RequestIdContext = createContext<string | null>(null);
