import { emailKey } from "#app/domain/desk/same-person.ts";
import type { SenderProof } from "./sender-proof.ts";

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
