import { createHash } from "node:crypto";

/*
 * How evidence of consent is chained. Pure, and small enough for a stranger to repeat: docs/consent-evidence.md says how.
 */

/**
 * The content of one record of consent. A record is its JSON, and is never rebuilt: only the same bytes have the same
 * digest.
 */
export type ConsentRecord = {
  version: 1;
  /** The id of the evidence. */
  id: string;
  name: string;
  email: string;
  /** E.164; null when none was given. */
  phone: string | null;
  /** The form that showed the words, and the address of its page. */
  form: string;
  pageUrl: string;
  /** ISO 8601 in UTC. */
  givenAt: string;
  /** Which of our texts it was, and the SHA-256 of its words. */
  text: { id: string; version: number; sha256: string };
  /** Whether the words allow calls, texts and email about our services, and not only the answer to a request. */
  marketing: boolean;
  /** Random: without it, anyone could find out by trying whose record a digest belongs to. */
  salt: string;
};

/** The end of a chain: how many links it has, and the hash of the last one. */
export type ChainEnd = { seq: number; hash: string };

/** The end of a chain without links. */
export const noLinks: ChainEnd = { seq: 0, hash: "0".repeat(64) };

/** The SHA-256 of a text's UTF-8, in hexadecimal digits. */
export function sha256Of(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The end after one more link: its hash is the SHA-256 of place, hash before it and digest, with line breaks between. */
export function linkAfter(end: ChainEnd, digest: string): ChainEnd {
  const seq = end.seq + 1;
  return { seq, hash: sha256Of(`${seq}\n${end.hash}\n${digest}`) };
}
