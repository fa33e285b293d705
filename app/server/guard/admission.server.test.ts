import { expect, it } from "vitest";
import { createAdmission } from "./admission.server.ts";

it("lets in a limited number at a time, tells the others when to retry, and lets them in when there is room", async () => {
  const admission = createAdmission(2);
  const begun: string[] = [];
  const store = async (name: string, work: Promise<unknown>) => {
    using _place = admission.admit();
    begun.push(name);
    return await work;
  };
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const underWay = [store("first", first.promise), store("second", second.promise)];
  await expect(store("refused", Promise.resolve())).rejects.toMatchObject({
    code: "overloaded",
    status: 503,
    retryAfterSeconds: 5,
  });
  expect(begun).toEqual(["first", "second"]);
  expect(admission.underWay()).toBe(2);
  first.resolve("stored");
  expect(await underWay[0]).toBe("stored");
  const third = store("third", Promise.resolve("stored, too"));
  second.reject(new Error("the database is away"));
  await expect(underWay[1]).rejects.toThrow("away");
  expect(await third).toBe("stored, too");
  expect(admission.underWay()).toBe(0);
});
