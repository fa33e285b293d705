import { createHash } from "node:crypto";
import type { PublicSettings } from "./public-settings.ts";

/** Inline sources that a document may contain, as the policy names them: `'sha256-…'` or `'nonce-…'`. */
type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export type PolicyAddresses = Pick<PublicSettings, "bookingUrl" | "functionsUrl" | "leadTrackingSrc">;

/** Those who may name a script's address: the start of a page's own modules, and what needs a visitor's consent. */
const scriptPolicies = ["page-modules", "lead-tracking"];

/**
 * The content policy of a document, or of any other answer when nothing inline is allowed.
 *
 * Scripts run by hash or nonce, and so does what they load themselves (`strict-dynamic`): no address is trusted because of
 * where it is. Style sheets inside the document need a hash or nonce too. Only `style` attributes are allowed without one:
 * they carry a bar's length or a mark's place (docs/decisions/022-content-policy-by-hashes.md).
 */
export function contentPolicy(addresses: PolicyAddresses, { scripts, styles }: InlineSources): string {
  // Runs only with consent, and reports to where it came from.
  const tracker = foreignOrigin(addresses.leadTrackingSrc);
  return [
    "default-src 'self'",
    scripts.length > 0 ? ["script-src", ...scripts, "'strict-dynamic'"].join(" ") : "script-src 'none'",
    // From our own address comes what the cookie banner shows where no script runs.
    ["style-src 'self'", ...styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...tracker].join(" "),
    ["connect-src 'self'", ...foreignOrigin(addresses.functionsUrl), ...tracker].join(" "),
    ["frame-src 'self'", ...foreignOrigin(addresses.bookingUrl)].join(" "),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${scriptPolicies.join(" ")}`,
  ].join("; ");
}

/** The policy of an answer that has nothing inside it to run or to style. */
export function bareContentPolicy(addresses: PolicyAddresses): string {
  return contentPolicy(addresses, { scripts: [], styles: [] });
}

/** The sources of everything inline in a finished document. Only for documents that hold no one's words but ours. */
export function inlineSources(html: string): InlineSources {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const [, tag, attributes = "", text = ""] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (tag === "style") found.styles.add(hashSource(text));
    else if (isRun(attributes)) found.scripts.add(hashSource(text));
  }
  return { scripts: [...found.scripts], styles: [...found.styles] };
}

/**
 * Data such as JSON-LD isn't a script to a browser; rules for loading the next page are. A script with an address has
 * nothing inside: it waits in a template until a known script adds it.
 */
function isRun(attributes: string): boolean {
  if (/\bsrc=/.test(attributes)) return false;
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
  return type === undefined || type === "module" || type === "speculationrules";
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The origin of an absolute URL; nothing for a path of our own. */
function foreignOrigin(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
