import { randomBytes } from "node:crypto";
import { expect, it, test } from "vitest";
import { eicar, startFakeClamd } from "#test/fake-clamd.ts";
import { createVirusScan } from "./take-document.server.ts";

test("sends the complete file in pieces, and reads clamd's answer", async () => {
  const { clamd, seen } = await startFakeClamd();
  const scan = createVirusScan(clamd);
  const large = randomBytes(5 * 1024 * 1024);
  expect(await scan(large)).toBe("clean");
  expect(seen[0]?.equals(large)).toBe(true);
  expect(await scan(Buffer.from(`before ${eicar} behind`))).toBe("infected");
});

it.each([
  ["an error", "INSTREAM size limit exceeded. ERROR"],
  ["an unknown answer", "hello"],
  ["an empty answer", ""],
])("doesn't read %s as clean", async (_what, answer) => {
  const { clamd } = await startFakeClamd(answer);
  await expect(createVirusScan(clamd)(Buffer.from("x"))).rejects.toThrow("did not say");
});

test("gives up when clamd does not answer, or is not running", async () => {
  const { clamd } = await startFakeClamd(null);
  await expect(createVirusScan(clamd, 100)(Buffer.from("x"))).rejects.toThrow("in time");
  await expect(createVirusScan({ host: "127.0.0.1", port: 1 })(Buffer.from("x"))).rejects.toThrow(/ECONNREFUSED/);
  await expect(createVirusScan({ path: "/nowhere/clamd.ctl" })(Buffer.from("x"))).rejects.toThrow(/ENOENT/);
});
