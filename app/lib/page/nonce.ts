import { createContext } from "react";

/**
 * What marks the scripts and sheets of a document that is made on request as ours. Undefined on prerendered pages, whose
 * scripts the content policy knows by their hashes, and in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);
