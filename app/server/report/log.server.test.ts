import { once } from "node:events";
import { DatabaseError } from "pg";
import { type Logger, pino } from "pino";
import { expect, it, onTestFinished, test } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { describeError, logOptions, redirectConsoleToLog } from "./log.server.ts";

function logged(write: (log: Logger) => void): string {
  let lines = "";
  const stream = {
    write(line: string) {
      lines += line;
    },
  };
  write(pino(logOptions("info"), stream));
  return lines;
}

it("hides personal fields at any depth", () => {
  const lead = { name: "Ann Lee", email: "ann@example.com", phone: "+14805550142", message: "my rent" };
  const lines = logged((log) => {
    log.info({ ...lead, lead, request: { body: lead } }, "stored");
  });
  expect(lines).toContain("stored");
  expect(lead.name).toBe("Ann Lee");
  for (const value of Object.values(lead)) expect(lines).not.toContain(value);
});

it("hides a link's token in an error message", () => {
  const token = testDataKey.signed("booking", "01997a00-0000-7000-8000-000000000000");
  const { reason, stack } = describeError(new Error(`No route matches URL "/booking/${token}%"`));
  expect(reason).toBe('No route matches URL "/booking/[hidden]%"');
  expect(stack).not.toContain(token);
});

it("describes an error without the rows and addresses in it", () => {
  const refused = Object.assign(new DatabaseError("duplicate key", 10, "error"), {
    code: "23505",
    detail: "Key (name)=(Ann Lee) already exists.",
  });
  const cause = new Error('550 <ann@example.com>: recipient "Ann"@example.com rejected; call (480) 555-0142');
  const lines = logged((log) => {
    log.error({ err: Object.assign(refused, { cause }) }, "failed");
  });
  expect(lines).toContain("23505");
  expect(lines).toContain("duplicate key");
  expect(lines).toContain("recipient");
  for (const value of ["Ann Lee", "ann@example", "555-0142"]) expect(lines).not.toContain(value);
  expect(describeError("ann@example.com")).toEqual({ type: "string" });
});

const marker = "0199.s3cret";

/** Redirects the console for one test; gives the lines that come through. */
function fenced(): Record<string, unknown>[] {
  const before = { ...console };
  const listeners = process.listeners("warning");
  onTestFinished(() => {
    Object.assign(console, before);
    process.removeAllListeners("warning");
    for (const listener of listeners) process.on("warning", listener);
  });
  const lines: Record<string, unknown>[] = [];
  redirectConsoleToLog(pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  return lines;
}

test("says where console output came from, and drops its text", () => {
  const lines = fenced();
  const methods = ["debug", "error", "info", "log", "trace", "warn"] as const;
  const { console: itsConsole } = globalThis;
  for (const method of methods)
    itsConsole[method](`The path "/booking/${marker}%" could not be decoded`, new Error(marker));
  expect(lines.map(({ method, level }) => [method, level])).toEqual(methods.map((method) => [method, 40]));
  for (const { from } of lines) expect(from).toContain("log.server.test.ts");
  expect(JSON.stringify(lines)).not.toContain(marker);
});

test("names a Node warning, and drops its text", async () => {
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
