import { emailKey } from "#app/domain/desk/same-person.ts";

/** Parts of a header that a sender can write: comments and quoted words. They prove nothing. */
function withoutFreeWords(value: string): string {
  let text = value.slice(0, 4000).replace(/"(?:[^"\\]|\\.){0,1000}"/g, "x");
  for (let depth = 0; depth < 5; depth += 1) text = text.replace(/\([^()]*\)/g, " ");
  return text.toLowerCase();
}

function isOnlyAuthor(headers: readonly (readonly [name: string, value: string])[], address: string): boolean {
  const lines = headers.flatMap(([name, value]) => (name === "from" ? [withoutFreeWords(value)] : []));
  const [only, ...others] = lines.flatMap((line) => line.match(/[^\s<>,;:]*@[^\s<>,;:]*/g) ?? []);
  return lines.length === 1 && others.length === 0 && only === address.toLowerCase();
}

/** One result, such as `dmarc=pass header.from=visitor.example`. */
type Result = { method: string; verdict: string; properties: ReadonlyMap<string, string> };

function readResult(part: string): Result | null {
  const [first = "", ...others] = part.trim().split(/\s+/);
  const named = /^([a-z][a-z-]*)(?:\/\d+)?=([a-z]+)$/.exec(first);
  if (!named) return null;
  const pairs = others.flatMap((one): [string, string][] => {
    const at = one.indexOf("=");
    return at < 1 ? [] : [[one.slice(0, at), one.slice(at + 1)]];
  });
  return { method: named[1] ?? "", verdict: named[2] ?? "", properties: new Map(pairs) };
}

/**
 * Whether our own mail server says that an email comes from the domain of its author's address (RFC 8601): DMARC passed, or a
 * signature of that very domain. Only the topmost header of that server counts; others may have come with the email. An author
 * who is not the only address in `From`, such as one of `Reply-To`, is proven by nothing.
 *
 * @param headers lower-case names and values, the topmost first
 * @param server the name that our server writes into the header; undefined proves nothing
 */
export function isSenderProven(
  headers: readonly (readonly [name: string, value: string])[],
  server: string | undefined,
  from: string,
): boolean {
  const domain = from.slice(from.lastIndexOf("@") + 1).toLowerCase();
  if (server === undefined || domain === "" || !isOnlyAuthor(headers, from)) return false;
  const results = resultsOf(headers, server);
  const dmarc = results.filter(({ method }) => method === "dmarc");
  if (dmarc.some(({ verdict }) => verdict === "pass")) {
    return dmarc.every(({ verdict, properties }) => verdict === "pass" && properties.get("header.from") === domain);
  }
  // A domain that says it is forged is not believed on its signature.
  if (dmarc.some(({ verdict }) => verdict !== "none")) return false;
  return results.some(
    ({ method, verdict, properties }) => method === "dkim" && verdict === "pass" && signerOf(properties) === domain,
  );
}

/** What our server found out: its topmost header. */
function resultsOf(headers: readonly (readonly [name: string, value: string])[], server: string): Result[] {
  const [own] = headers.flatMap(([name, value]) => {
    if (name !== "authentication-results") return [];
    const [id = "", ...results] = withoutFreeWords(value).split(";");
    return id.trim().split(/\s+/)[0] === server.toLowerCase() ? [results.flatMap((one) => readResult(one) ?? [])] : [];
  });
  return own ?? [];
}

/**
 * How sure it is who sent an email. `forged`: our mail server says that it does not come from its author's domain. `many`: it
 * names more than one author, so it is nobody's. `unproven`: our server says neither. `unchecked`: no server is named.
 */
export type SenderProof = "proven" | "forged" | "many" | "unproven" | "unchecked";

/** Finds out; the parameters are those of `isSenderProven`. */
export function senderProof(
  headers: readonly (readonly [name: string, value: string])[],
  server: string | undefined,
  from: string,
): SenderProof {
  if (hasManyAuthors(headers)) return "many";
  if (server === undefined) return "unchecked";
  if (isSenderProven(headers, server, from)) return "proven";
  const isForged = resultsOf(headers, server).some(({ method, verdict }) => method === "dmarc" && verdict === "fail");
  return isForged ? "forged" : "unproven";
}

/** Two lines of authors, or two addresses in one; an address that stands where a name belongs is none. */
function hasManyAuthors(headers: readonly (readonly [name: string, value: string])[]): boolean {
  const lines = headers.flatMap(([name, value]) => (name === "from" ? [withoutFreeWords(value)] : []));
  const addresses = lines.flatMap(
    (line) => line.replace(/[^,;<>]{0,1000}<([^<>]{0,1000})>/g, " $1 ").match(/[^\s<>,;:]+@[^\s<>,;:]+/g) ?? [],
  );
  return lines.length > 1 || new Set(addresses).size > 1;
}

function signerOf(properties: Result["properties"]): string | undefined {
  return properties.get("header.d") ?? properties.get("header.i")?.split("@").at(-1);
}

/**
 * Whether a delivery report surely comes from the mail server of the address that it is about: our server confirms its sender,
 * who is the mail system of the same domain. Most true reports prove nothing, and anyone can write one like them.
 */
export function isProvenBounce(report: { from: string; proof: SenderProof | null; recipient: string }): boolean {
  const { from, proof, recipient } = report;
  const [, domain] = /^(?:mailer-daemon|postmaster)@([^@]+)$/.exec(emailKey(from)) ?? [];
  return proof === "proven" && domain !== undefined && emailKey(recipient).endsWith(`@${domain}`);
}

/** The words of an event that keeps a report: the other server's code, such as `5.1.1`, if it gave one. */
export function writeBounce(code: string, isProven: boolean): string | null {
  return [code, isProven ? "proven" : ""].join(" ").trim() || null;
}

/** Reads such words. A report from before proofs were kept is not proven. */
export function readBounceWords(words: string | null): { code: string; isProven: boolean } {
  const parts = (words ?? "").split(" ");
  return { code: parts.find((part) => /^\d/.test(part)) ?? "", isProven: parts.includes("proven") };
}
