import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

/** ClamAV's test file: every scanner knows it, and it does nothing. Written so that scanners don't flag this file. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Speaks INSTREAM as clamd does, and finds only that file. `answer` replaces its answer; null means no answer. */
export async function startFakeClamd(answer?: string | null) {
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    let come = Buffer.alloc(0);
    socket
      .on("error", () => {})
      .on("data", (data) => {
        come = Buffer.concat([come, data]);
        const file = fileIn(come);
        if (!file || answer === null) return;
        seen.push(file);
        const verdict = file.includes(eicar) ? "stream: Win.Test.EICAR_HDB-1 FOUND" : "stream: OK";
        socket.end(`${answer ?? verdict}\0`);
      });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  return { clamd: { host: "127.0.0.1", port: (server.address() as AddressInfo).port }, seen };
}

/** The file, once all of it has arrived. */
function fileIn(bytes: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (bytes.toString("latin1", 0, command.length) !== command) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
