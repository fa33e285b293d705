import { expect, it } from "vitest";
import { createGroupCommit } from "./group-commit.server.ts";

const badRow = new Error("bad row");
const options = { most: 3, mayBeOneItem: (error: unknown) => error === badRow };

it("stores items that arrive together in one group, up to its limit, and returns each one's result", async () => {
  const groups: number[][] = [];
  const save = createGroupCommit(async (items: number[]) => {
    groups.push(items);
    return items.map((item) => item * 10);
  }, options);
  expect(await Promise.all([1, 2, 3, 4].map(save))).toEqual([10, 20, 30, 40]);
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

it("acknowledges an item only once it is stored", async () => {
  const stored = Promise.withResolvers<void>();
  const save = createGroupCommit(async (items: number[]) => {
    await stored.promise;
    return items;
  }, options);
  let acknowledged = false;
  const saving = save(1).then(() => {
    acknowledged = true;
  });
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(acknowledged).toBe(false);
  stored.resolve();
  await saving;
  expect(acknowledged).toBe(true);
});

it("stores up to its limit of groups at once, and no more", async () => {
  const stored = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const groups: number[][] = [];
  const save = createGroupCommit(
    async (items: number[]) => {
      const group = groups.push(items) - 1;
      await stored[group]?.promise;
      return items;
    },
    { ...options, atOnce: 2 },
  );
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const savings: Promise<number>[] = [];
  for (const item of [1, 2, 3]) {
    savings.push(save(item));
    await turn();
  }
  expect(groups).toEqual([[1], [2]]);
  stored[1]?.resolve();
  expect(await savings[1]).toBe(2);
  await turn();
  expect(groups).toEqual([[1], [2], [3]]);
  for (const { resolve } of stored) resolve();
  expect(await Promise.all(savings)).toEqual([1, 2, 3]);
});

it("fails only the bad item in a group", async () => {
  const save = createGroupCommit(async (items: number[]) => {
    if (items.includes(2)) throw badRow;
    return items;
  }, options);
  const settled = await Promise.allSettled([1, 2, 3].map(save));
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

it("tells all waiting callers at once that the storage is gone, and continues when it is back", async () => {
  let attempts = 0;
  const save = createGroupCommit(async (items: number[]) => {
    attempts += 1;
    if (attempts === 1) throw new Error("no disk");
    return items;
  }, options);
  const settled = await Promise.allSettled([1, 2, 3, 4, 5].map(save));
  expect(settled.every(({ status }) => status === "rejected")).toBe(true);
  expect(attempts).toBe(1);
  expect(await save(6)).toBe(6);
});
