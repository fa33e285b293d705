import { createHash } from "node:crypto";

/**
 * Stands in for the submission key of a form sent without script: the same words on the same UTC day are one submission,
 * so a double click cannot make two. No key that a client may send has a colon in it.
 */
export function keyOfContent(content: unknown[], nowMs: number): string {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  return `content:${day}:${createHash("sha256").update(JSON.stringify(content)).digest("hex")}`;
}
