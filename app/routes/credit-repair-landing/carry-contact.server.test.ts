import { expect, test } from "vitest";
import type { RequestContext } from "#app/server/context.server.ts";
import { readContact } from "#app/server/lead/carried-contact.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { answerShortForm } from "./carry-contact.server.ts";

async function send(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const request = new Request("https://site.example/credit-repair-landing", { method: "POST", body });
  const answer = await answerShortForm(request, { services: { dataKey: testDataKey } } as unknown as RequestContext);
  return { answer, cookie: answer.headers.get("Set-Cookie") };
}

test("redirects to the full form, with the contact details in a cookie and not in the URL", async () => {
  const { answer, cookie } = await send({ email: "ada@example.com", phone: "4805550142" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/get-started");
  expect(cookie).toContain("; Secure");
  expect(readContact(testDataKey, cookie, { https: true })).toEqual({ email: "ada@example.com", phone: "4805550142" });
});

test("redirects without a cookie when nothing was typed", async () => {
  const { answer, cookie } = await send({});
  expect(answer.status).toBe(303);
  expect(cookie).toBeNull();
});
