import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { emptyPath, type KeptPath } from "./kept-path.ts";
import { pathFragment, readFragment } from "./path-code.ts";

const path: KeptPath = {
  ...emptyPath,
  household: {
    savedCents: 3_400_00,
    debts: [{ kind: "car", balanceCents: 5_890_00, monthlyCents: 310_00, paymentsLeft: 19 }],
    score: { points: 612, from: "bank" },
  },
  seen: ["savings", "debts", "score"],
};
const code = (bytes: Uint8Array) => `#plan=${Buffer.from(bytes).toString("base64url")}`;

it("carries a plan in a fragment, in characters that are valid in every URL", async () => {
  const fragment = await pathFragment(path);
  expect(fragment).toMatch(/^#plan=[\w-]+$/);
  expect(await readFragment(fragment)).toEqual({ is: "kept", kept: path });
  // People cannot read the numbers in it.
  expect(fragment).not.toContain("612");
});

it("does not read other fragments as a plan", async () => {
  expect(await readFragment("")).toBeNull();
  expect(await readFragment("#income")).toBeNull();
});

it.each([
  ["in characters that we do not use", "#plan=%%%"],
  ["not compressed", `#plan=${btoa("hello")}`],
  ["not a plan", code(deflateRawSync("{}"))],
  ["longer than a plan can be", code(deflateRawSync(" ".repeat(10_000_000)))],
])("says that a code is broken when it is %s", async (_, fragment) => {
  expect(await readFragment(fragment)).toEqual({ is: "broken" });
});
