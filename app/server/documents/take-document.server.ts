import type { NetConnectOpts } from "node:net";
import type { Logger } from "pino";
import type { DocumentFlaw } from "#app/domain/documents/document-rules.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { checkDocument } from "./check-document.server.ts";
import { type DocumentPlace, keepDocument } from "./documents.server.ts";
import { createVirusScan, type VirusScan } from "./virus-scan.server.ts";

/** The services that taking a file needs. `scan` is null when the settings name no virus scanner. */
export type DocumentTaker = DocumentPlace & { scan: VirusScan | null; log: Logger };

/** Makes it from the settings. */
export function createDocumentTaker({
  clamd,
  ...place
}: DocumentPlace & { clamd: NetConnectOpts | undefined; log: Logger }): DocumentTaker {
  return { ...place, scan: clamd ? createVirusScan(clamd) : null };
}

/**
 * Checks a file from a visitor, and keeps it until its message comes. A refused file is not kept. Without an
 * answer from the virus scan, no file is accepted. Throws `storage-unavailable`.
 */
export async function takeDocument(
  taker: DocumentTaker,
  file: { bytes: Buffer; typedName: string },
  nowMs: number,
): Promise<{ token: string } | { flaw: DocumentFlaw }> {
  const { bytes, typedName } = file;
  const checked = await checkDocument(bytes);
  if ("flaw" in checked) return checked;
  const flaw = await flawByScan(taker, bytes);
  if (flaw) return { flaw };
  const document = { bytes, typedName, type: checked.type, kind: "resume", scanned: taker.scan !== null } as const;
  try {
    return { token: await keepDocument(taker, document, nowMs) };
  } catch (cause) {
    throw new AppError("storage-unavailable", "We cannot keep files right now.", { retryAfterSeconds: 10, cause });
  }
}

async function flawByScan({ scan, log }: DocumentTaker, bytes: Buffer): Promise<DocumentFlaw | null> {
  if (!scan) return null;
  try {
    if ((await scan(bytes)) === "clean") return null;
    log.warn("a file was refused by the virus scan");
    return "infected";
  } catch (error) {
    log.error({ err: error }, "files cannot be checked for viruses");
    return "unchecked";
  }
}
