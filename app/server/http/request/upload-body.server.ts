import type { IncomingMessage } from "node:http";
import { mostDocumentBytes } from "#app/domain/documents/document-rules.ts";
import { createAdmission } from "#app/server/guard/admission.server.ts";
import { countedAddress } from "#app/server/guard/limiter.server.ts";
import { messageForms } from "#app/server/message/message-forms.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { mediaType, pathOf, RequestAborted } from "./incoming-request.server.ts";

/** The file, and room for the fields before it. */
const keptBytes = mostDocumentBytes + 64 * 1024;

/** A video is larger than our limit, and its sender should get to read what is allowed. Then we hang up. */
export const uploadPatienceBytes = 64 * 1024 * 1024;

/** Each upload keeps its file in memory while it arrives. */
const mostAtOnce = 16;

/** A slow sender must not keep the others out. */
const mostOfAddress = 2;

/** Limits uploads under way to as many as fit into memory. */
const uploads = createAdmission(mostAtOnce);
const ofAddress = new Map<string, number>();

/**
 * Takes a place for an upload, which `using` releases. Throws `overloaded` when all places are taken, or when this address
 * has two.
 */
export function admitUpload(address: string): Disposable {
  const sender = countedAddress(address);
  const underWay = ofAddress.get(sender) ?? 0;
  if (underWay >= mostOfAddress) {
    throw new AppError("overloaded", "Two files from here are already on their way.", { retryAfterSeconds: 10 });
  }
  const place = uploads.admit();
  ofAddress.set(sender, underWay + 1);
  return {
    [Symbol.dispose]() {
      place[Symbol.dispose]();
      const left = (ofAddress.get(sender) ?? 1) - 1;
      if (left > 0) ofAddress.set(sender, left);
      else ofAddress.delete(sender);
    },
  };
}

/** Where the forms with a file are sent. */
const uploadPaths = [...messageForms.values()].filter(({ encType }) => encType).map(({ action }) => action);

/** Whether a request is a form that may contain a file. */
export function isUpload(request: IncomingMessage): boolean {
  return uploadPaths.includes(pathOf(request)) && mediaType(request) === "multipart/form-data";
}

/**
 * Reads a form with a file. If it is too large, only the beginning is kept: the typed fields come before the file.
 * Throws `RequestAborted` when the connection ends early.
 */
export function readUpload(request: IncomingMessage): Promise<Buffer> {
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [size, come] = [0, 0];
    request
      .on("data", (chunk: Buffer) => {
        const kept = chunk.subarray(0, keptBytes - size);
        if (kept.length > 0) chunks.push(kept);
        size += kept.length;
        come += chunk.length;
        if (come > uploadPatienceBytes) request.socket.destroySoon();
      })
      .on("end", () => resolve(Buffer.concat(chunks)))
      .on("close", () => {
        if (!request.readableEnded) reject(new RequestAborted());
      });
  });
}
