import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";
import { messageSender } from "./send-message.ts";
import type { SubmissionExtras } from "./submission-extras.ts";

const send = vi.hoisted(() => vi.fn<(body: Record<string, unknown>) => Promise<SendOutcome>>());
vi.mock("#app/lib/submission/send-form-notification.ts", () => ({ sendFormNotification: send }));
const extras = vi.hoisted(() => vi.fn<(formId: string) => SubmissionExtras>());
vi.mock("./submission-extras.ts", () => ({ submissionExtras: extras }));

let made = 0;
beforeEach(() => {
  made = 0;
  send.mockReset().mockResolvedValue({ kind: "sent" });
  vi.stubGlobal("fetch", async () => Response.json({ token: `token-${++made}` }));
  vi.stubGlobal("window", {
    location: { origin: "https://site.example", href: "https://site.example/contact#message" },
  });
});
afterEach(() => vi.unstubAllGlobals());

const form = { id: "contact", formName: "Contact", limits: { perMinute: 3, leastMs: 0 }, marketing: false };
const fields = { subject: "Hours", phone: undefined };
const refused = (code: string): SendOutcome => ({ kind: "failed", code });
const tokensSent = () => send.mock.calls.map(([body]) => body._csrf);

test("sends the fields with the page, a key and the form's token", async () => {
  expect(await messageSender(form).send(fields)).toEqual({ kind: "sent" });
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...fields,
    formName: "Contact",
    pageUrl: "https://site.example/contact#message",
    submissionKey: expect.stringMatching(/^[\w-]{36}$/),
    _csrf: "token-1",
  });
});

test("sends the same again with the same key and token, and other words with new ones", async () => {
  send.mockResolvedValueOnce({ kind: "failed" });
  const { send: sendFields } = messageSender(form);
  for (const subject of ["Hours", "Hours", "Days"]) await sendFields({ subject });
  expect(tokensSent()).toEqual(["token-1", "token-1", "token-2"]);
  const keys = send.mock.calls.map(([body]) => body.submissionKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each(["form-token-refused", "form-token-used"])("gets over %s by itself", async (code) => {
  send.mockResolvedValueOnce(refused(code));
  expect(await messageSender(form).send(fields)).toEqual({ kind: "sent" });
  expect(tokensSent()).toEqual(["token-1", "token-2"]);
});

test("goes without a token to servers that refuse each other's", async () => {
  send.mockResolvedValueOnce(refused("form-token-refused")).mockResolvedValueOnce(refused("form-token-refused"));
  expect(await messageSender(form).send(fields)).toEqual({ kind: "sent" });
  expect(tokensSent()).toEqual(["token-1", "token-2", undefined]);
});

test("tries nothing else again by itself", async () => {
  send.mockResolvedValue(refused("submission-too-fast"));
  expect(await messageSender(form).send(fields)).toEqual(refused("submission-too-fast"));
  expect(send).toHaveBeenCalledTimes(1);
});

test("sends along what was agreed to, as a submission of its own, and how the visitor came", async () => {
  const attribution = { utm_source: "letter" };
  const consent = { textId: "calls-texts-email", version: 1 };
  extras.mockReturnValueOnce({ attribution }).mockReturnValue({ attribution, consent });
  const { send: sendFields } = messageSender({ ...form, marketing: true });
  for (let turn = 0; turn < 3; turn += 1) await sendFields(fields);
  const [first, second, third] = send.mock.calls.map(([body]) => body);
  expect(first).toMatchObject({ attribution });
  expect(first).not.toHaveProperty("consent");
  expect(second).toMatchObject({ attribution, consent });
  expect(second?.submissionKey).not.toBe(first?.submissionKey);
  expect(third?.submissionKey).toBe(second?.submissionKey);
});
