import type { data } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { createAdmission } from "#app/server/guard/admission.server.ts";
import { creditAnalysis } from "#app/server/lead/credit-analysis-payload.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { answerPlainPost } from "./plain-post.server.ts";

vi.mock("#app/lib/page/built-settings.ts", () => ({ publicSettings: { siteUrl: "https://site.example" } }));

const typed = {
  firstName: "Dana",
  lastName: "O'Neil",
  email: "dana@example.com",
  phone: "(480) 555-0142",
  message: '3 < 5 & "yes"',
};
const consent = { consentTextId: "calls-texts-email", consentVersion: "1" };

const save = vi.fn();
const take = vi.fn();
const log = { info: vi.fn(), error: vi.fn() };
const context = {
  requestId: "r-1",
  clientAddress: "192.0.2.7",
  services: {
    admission: createAdmission(10),
    clock: { isTrusted: () => true },
    leads: { save },
    limiter: { take },
    delivery: { wake: vi.fn() },
    dataKey: testDataKey,
    log,
  },
} as unknown as RequestContext;

beforeEach(() => {
  vi.clearAllMocks();
  save.mockResolvedValue({ reference: "x", repeated: false, confirmed: true });
  take.mockResolvedValue(undefined);
});

function post(fields: Record<string, string>, referrer?: string) {
  const request = new Request("http://127.0.0.1:3000/get-started?x=1", {
    method: "POST",
    body: new URLSearchParams(fields),
    ...(referrer && { headers: { Referer: referrer } }),
  });
  return answerPlainPost(request, context, creditAnalysis);
}

function rejected(answer: Awaited<ReturnType<typeof post>>) {
  if (answer instanceof Response) throw new Error("The form was taken");
  return answer as ReturnType<typeof data<Rejection>>;
}

test("stores what comes with the key of other words under a key of its own, because the visitor cannot change it", async () => {
  save.mockRejectedValueOnce(new AppError("submission-key-used", ""));
  expect(await post({ ...typed, submissionKey: "key-of-the-page" })).toMatchObject({ status: 303 });
  expect(save.mock.calls.map(([{ submissionKey }]) => submissionKey)).toEqual(["key-of-the-page", undefined]);
});

test("stores the form, with the public address of the page and the consent, and redirects", async () => {
  const answer = await post({ ...typed, ...consent });
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get("Location")).toBe("/form-success");
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      ...typed,
      phone: "+14805550142",
      name: "Dana O'Neil",
      pageUrl: "https://site.example/get-started",
      consent: { textId: "calls-texts-email", version: 1 },
    }),
    { isFlood: false },
  );
  expect(take).toHaveBeenCalledWith(expect.any(String), "192.0.2.7");
});

test("does not tell somebody who typed an address whether it gets another email", async () => {
  const answers = [];
  for (const confirmed of [true, false]) {
    save.mockResolvedValue({ reference: "x", repeated: false, confirmed });
    answers.push(((await post(typed)) as Response).headers.get("Location"));
  }
  expect(answers).toEqual(["/form-success", "/form-success"]);
});

test.each([
  ["https://site.example/get-started?utm_source=letter&gclid=x&utm_term=", { utm_source: "letter" }],
  ["http://127.0.0.1:3000/get-started?utm_campaign=spring", { utm_campaign: "spring" }],
  ["https://elsewhere.example/list?q=me", { referrer: "https://elsewhere.example/list" }],
])("stores how the visitor came, as far as the page's address shows it: %s", async (referrer, attribution) => {
  await post(typed, referrer);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ attribution }), { isFlood: false });
});

test.each([undefined, "about:blank", "https://site.example/get-started", "%%"])(
  "stores nothing about how the visitor came when the address %j doesn't show it, and claims no consent",
  async (referrer) => {
    await post({ ...typed, consentVersion: "1" }, referrer);
    expect(save.mock.calls[0]?.[0]).not.toHaveProperty("attribution");
    expect(save.mock.calls[0]?.[0]).not.toHaveProperty("consent");
  },
);

test("leaves the submission key to the store, which makes it from the content", async () => {
  await post(typed);
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty("submissionKey");
});

test("returns the page with messages at the fields and everything the visitor typed", async () => {
  const { data: rejection, init } = rejected(await post({ ...typed, ...consent, email: "dana@" }));
  expect(init?.status).toBe(422);
  expect(rejection).toEqual({
    fields: { email: [expect.any(String)] },
    // The box is still checked.
    values: { ...typed, email: "dana@", consentTextId: "calls-texts-email" },
    failed: false,
  });
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ["too-many-requests", 429, 42],
  ["storage-unavailable", 503, 5],
] as const)("a %s failure keeps what the visitor typed and says when to try again", async (code, status, seconds) => {
  take.mockRejectedValue(new AppError(code, "", { retryAfterSeconds: seconds }));
  const { data: rejection, init } = rejected(await post(typed));
  expect(init?.status).toBe(status);
  expect(new Headers(init?.headers).get("Retry-After")).toBe(String(seconds));
  expect(rejection).toEqual({ fields: {}, values: typed, failed: true, code, retryAfterSeconds: seconds });
});

test("an unexpected error is a 500, logged once without the visitor's data", async () => {
  save.mockRejectedValue(new Error("disk"));
  const { data: rejection, init } = rejected(await post(typed));
  expect(init?.status).toBe(500);
  expect(rejection).toMatchObject({ failed: true, values: typed });
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/dana|480.{0,2}555/i);
});

test("a body that isn't a form is refused with 415", async () => {
  const request = new Request("http://127.0.0.1/get-started", { method: "POST", body: "{}" });
  await expect(answerPlainPost(request, context, creditAnalysis)).rejects.toMatchObject({ init: { status: 415 } });
});
