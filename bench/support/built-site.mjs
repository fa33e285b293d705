/** Starts the built site as a separate process, as `npm start` does after its set-up. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const manyPages = { PAGES_PER_IP_PER_MINUTE: "1000000" };
/** Waiting times of visitors are measured alone; the desk has a separate benchmark. */
const noDesk = { DESK: "off" };
const root = fileURLToPath(new URL("../../", import.meta.url));

/** Gives the site's address once it serves; `errors` grows with what it logs as one; `stop` waits for its orderly end. */
export async function startBuiltSite(environment) {
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    cwd: root,
    // One machine asks for what many visitors do.
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "info", ...manyPages, ...noDesk, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const errors = [];
  const url = await new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      const { url, level, msg } = JSON.parse(line);
      if (url) resolve(url);
      if (level < 50) return;
      errors.push(msg);
      console.error(`site: ${msg}`);
    });
    child.once("exit", (code) => reject(new Error(`the site ended with ${code}; is there a build?`)));
  });
  const end = (signal) =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", resolve);
      child.kill(signal);
    });
  const stop = () => end("SIGTERM");
  /** Ends it as a power cut would. */
  const kill = () => end("SIGKILL");
  return { url, pid: child.pid, errors, stop, kill };
}
