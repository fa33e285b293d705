import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

/** ClamAV's test file: every scanner knows it, and it does nothing. Written so that this source is none. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Speaks INSTREAM as clamd does, and finds one thing. `answer` says something else instead; null says nothing. */
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

/** The file, once its end has come. */
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
