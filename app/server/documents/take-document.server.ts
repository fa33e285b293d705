import { connect, type NetConnectOpts } from "node:net";
import type { Logger } from "pino";
import type { DocumentFlaw } from "#app/domain/documents/document-rules.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { checkDocument } from "./check-document.server.ts";
import { type DocumentPlace, keepDocument } from "./documents.server.ts";

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

/** Asks whether bytes are clean. Throws when there is no answer, or one that it can't parse. */
type VirusScan = (bytes: Buffer) => Promise<"clean" | "infected">;

/** ClamAV scans five megabytes in a second or two. */
const usualPatienceMs = 15_000;

const chunkBytes = 256 * 1024;

/** Asks ClamAV's daemon by its protocol INSTREAM: nothing is written to a disk for it. */
export function createVirusScan(clamd: NetConnectOpts, patienceMs = usualPatienceMs): VirusScan {
  return async (bytes) => {
    const answer = await ask(clamd, bytes, patienceMs);
    if (/^stream: OK$/.test(answer)) return "clean";
    if (/^stream: .+ FOUND$/.test(answer)) return "infected";
    throw new Error("clamd did not say whether a file is clean");
  };
}

function ask(clamd: NetConnectOpts, bytes: Buffer, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(clamd);
    let answer = "";
    const patience = setTimeout(() => socket.destroy(new Error("clamd did not answer in time")), patienceMs);
    socket
      .on("connect", () => {
        for (const piece of framed(bytes)) socket.write(piece);
      })
      .on("data", (data) => {
        answer += data.toString("latin1").slice(0, 1000);
        if (answer.includes("\0")) socket.end();
      })
      // It may hang up before the end of the file and still have answered.
      .on("error", (error) => (answer.includes("\0") ? undefined : reject(error)))
      .on("close", () => {
        clearTimeout(patience);
        resolve(answer.split("\0", 1)[0] ?? "");
      });
  });
}

/** Each chunk has its length before it, in four bytes; one of no length ends the file. */
function* framed(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from("zINSTREAM\0", "latin1");
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    yield lengthOf(chunk);
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
