import { expect, it } from "vitest";
import { createAdmission } from "./take-in.server.ts";

it("lets in so many at a time, tells the others when to come again, and lets them in when there is room", async () => {
  const admission = createAdmission(2);
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const underWay = [admission.admit(() => first.promise), admission.admit(() => second.promise)];
  let begun = false;
  const refused = admission.admit(async () => {
    begun = true;
  });
  await expect(refused).rejects.toMatchObject({ code: "overloaded", status: 503, retryAfterSeconds: 5 });
  expect(begun).toBe(false);
  expect(admission.underWay()).toBe(2);
  first.resolve("stored");
  expect(await underWay[0]).toBe("stored");
  const third = admission.admit(async () => "stored, too");
  second.reject(new Error("the database is away"));
  await expect(underWay[1]).rejects.toThrow("away");
  expect(await third).toBe("stored, too");
  expect(admission.underWay()).toBe(0);
});
