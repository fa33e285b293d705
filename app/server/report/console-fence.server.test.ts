import { once } from "node:events";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { fenceConsole } from "./console-fence.server.ts";

const marker = "0199.s3cret";

/** Puts up the fence for one test; gives the lines that come through. */
function fenced(): Record<string, unknown>[] {
  const before = { ...console };
  const listeners = process.listeners("warning");
  onTestFinished(() => {
    Object.assign(console, before);
    process.removeAllListeners("warning");
    for (const listener of listeners) process.on("warning", listener);
  });
  const lines: Record<string, unknown>[] = [];
  fenceConsole(pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  return lines;
}

test("says where words on the console came from, and none of them", () => {
  const lines = fenced();
  const methods = ["debug", "error", "info", "log", "trace", "warn"] as const;
  const { console: itsConsole } = globalThis;
  for (const method of methods)
    itsConsole[method](`The path "/booking/${marker}%" could not be decoded`, new Error(marker));
  expect(lines.map(({ method, level }) => [method, level])).toEqual(methods.map((method) => [method, 40]));
  for (const { from } of lines) expect(from).toContain("console-fence.server.test.ts");
  expect(JSON.stringify(lines)).not.toContain(marker);
});

test("names a warning of Node, and leaves its words out", async () => {
  const lines = fenced();
  const warned = once(process, "warning");
  process.emitWarning(`The URL https://site.example/booking/${marker} is invalid`, {
    type: "DeprecationWarning",
    code: "DEP0170",
  });
  await warned;
  expect(lines).toMatchObject([{ type: "DeprecationWarning", code: "DEP0170", msg: "Node warns" }]);
  expect(JSON.stringify(lines)).not.toContain(marker);
});
