import { createContext, type RouterContextProvider } from "react-router";
import type { Services } from "./services.server.ts";

/** The context that the HTTP layer gives to a route's action or loader. */
export type RequestContext = {
  /** Names this request in the log; shown on the error screen. */
  requestId: string;
  /** The visitor's address, as far as `TRUST_PROXY` lets us believe it. */
  clientAddress: string;
  services: Services;
};

/** Reading it while a page is prerendered throws: a prerendered page has no request. */
export const requestContext = createContext<RequestContext>();

/** The context of the running request; null while a page is prerendered. */
export function findRequestContext(provider: Readonly<RouterContextProvider>): RequestContext | null {
  try {
    return provider.get(requestContext);
  } catch {
    return null;
  }
}
