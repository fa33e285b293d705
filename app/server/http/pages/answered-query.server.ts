import type { IncomingMessage } from "node:http";

/**
 * Whether a request is a calculator's form, sent by a browser without JavaScript: its numbers are in the query, so the
 * page is made for them. Of every other prerendered page a query changes nothing.
 */
export function asksCalculator(path: string, { url = "" }: Pick<IncomingMessage, "url">): boolean {
  return path.startsWith("/calculators/") && /\?./.test(url);
}
