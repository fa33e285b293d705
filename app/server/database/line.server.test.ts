import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLine } from "./line.server.ts";

it("runs so many at a time, in order, also when some fail", async () => {
  const line = createLine(2);
  const begun: number[] = [];
  let atOnce = 0;
  let most = 0;
  const works = Array.from({ length: 7 }, (_, n) =>
    line(async () => {
      begun.push(n);
      most = Math.max(most, ++atOnce);
      await setImmediate();
      atOnce -= 1;
      if (n % 3 === 0) throw new Error(`${n}`);
      return n;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((n) => (n % 3 === 0 ? "rejected" : "fulfilled")),
  );
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
  expect(await line(async () => "again")).toBe("again");
});
