import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** Longer than a start and the lease of a process that was killed. */
const longestStillMs = 5 * 60_000;

/** A mail server that keeps who got which Message-IDs, and nothing else. */
export async function startCountingServer() {
  const arrived = new Map();
  let total = 0;
  let movedAt = performance.now();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 50,
    onData(stream, session, done) {
      let head = "";
      stream.on("data", (chunk) => {
        if (!head.includes("\r\n\r\n")) head += chunk.toString("latin1");
      });
      stream.on("end", () => {
        const to = session.envelope.rcptTo[0]?.address ?? "";
        const id = /^message-id: (.+)$/im.exec(head)?.[1] ?? "";
        arrived.set(to, [...(arrived.get(to) ?? []), id]);
        total += 1;
        movedAt = performance.now();
        done();
      });
    },
  });
  // Killing a client in the middle of an email is part of the test.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");

  /** Waits for something; throws when no letter comes for so long that none will. */
  async function until(isDone) {
    movedAt = performance.now();
    while (!(await isDone())) {
      if (performance.now() - movedAt > longestStillMs) throw new Error(`No letter came anymore after ${total}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    arrived,
    reached: (count) => until(() => total >= count),
    until,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
