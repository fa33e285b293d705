import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";
import { formSender } from "./form-sender.ts";

const send = vi.hoisted(() => vi.fn<(body: Record<string, unknown>) => Promise<SendOutcome>>());
vi.mock("#app/lib/submission/send-form-notification.ts", () => ({ sendFormNotification: send }));
const attributionNow = vi.hoisted(() => vi.fn<() => Record<string, string>>());
vi.mock("#app/lib/consent/attribution.ts", () => ({ attributionNow }));

let made = 0;
/** What stands in the form's consent box, by field name. */
const box = new Map<string, string>();
beforeEach(() => {
  made = 0;
  box.clear();
  attributionNow.mockReset().mockReturnValue({});
  vi.stubGlobal("document", { forms: { namedItem: () => ({}) } });
  vi.stubGlobal(
    "FormData",
    class {
      get = (name: string) => box.get(name) ?? null;
    },
  );
  send.mockReset().mockResolvedValue({ kind: "sent" });
  vi.stubGlobal("fetch", async () => Response.json({ token: `token-${++made}` }));
  vi.stubGlobal("window", {
    location: { origin: "https://site.example", href: "https://site.example/contact#message" },
  });
});
afterEach(() => vi.unstubAllGlobals());

const form = { id: "contact", formName: "Contact", limits: { perMinute: 3, leastMs: 0 }, asksConsent: false };
const fields = { subject: "Hours", phone: undefined };
const refused = (code: string): SendOutcome => ({ kind: "failed", code });
const tokensSent = () => send.mock.calls.map(([body]) => body._csrf);

test("sends the fields with the page, a key and the form's token", async () => {
  expect(await formSender(form).send(fields)).toEqual({ kind: "sent" });
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
  const { send: sendFields } = formSender(form);
  for (const subject of ["Hours", "Hours", "Days"]) await sendFields({ subject });
  expect(tokensSent()).toEqual(["token-1", "token-1", "token-2"]);
  const keys = send.mock.calls.map(([body]) => body.submissionKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each(["form-token-refused", "form-token-used"])("gets over %s by itself", async (code) => {
  send.mockResolvedValueOnce(refused(code));
  expect(await formSender(form).send(fields)).toEqual({ kind: "sent" });
  expect(tokensSent()).toEqual(["token-1", "token-2"]);
});

test("goes without a token to servers that refuse each other's", async () => {
  send.mockResolvedValueOnce(refused("form-token-refused")).mockResolvedValueOnce(refused("form-token-refused"));
  expect(await formSender(form).send(fields)).toEqual({ kind: "sent" });
  expect(tokensSent()).toEqual(["token-1", "token-2", undefined]);
});

test("tries nothing else again by itself", async () => {
  send.mockResolvedValue(refused("submission-too-fast"));
  expect(await formSender(form).send(fields)).toEqual(refused("submission-too-fast"));
  expect(send).toHaveBeenCalledTimes(1);
});

test("sends along what was agreed to, as a submission of its own, and how the visitor came", async () => {
  const attribution = { utm_source: "letter" };
  const consent = { textId: "calls-texts-email", version: 1 };
  attributionNow.mockReturnValue(attribution);
  const { send: sendFields } = formSender({ ...form, asksConsent: true });
  await sendFields(fields);
  box.set("consentTextId", consent.textId).set("consentVersion", "1");
  for (let turn = 0; turn < 2; turn += 1) await sendFields(fields);
  const [first, second, third] = send.mock.calls.map(([body]) => body);
  expect(first).toMatchObject({ attribution });
  expect(first).not.toHaveProperty("consent");
  expect(second).toMatchObject({ attribution, consent });
  expect(second?.submissionKey).not.toBe(first?.submissionKey);
  expect(third?.submissionKey).toBe(second?.submissionKey);
});

test("claims neither consent nor a way here for a form that asks for none", async () => {
  attributionNow.mockReturnValue({ utm_source: "letter" });
  box.set("consentTextId", "calls-texts-email").set("consentVersion", "1");
  await formSender(form).send(fields);
  const [body] = send.mock.calls[0] ?? [];
  expect(body).not.toHaveProperty("consent");
  expect(body).not.toHaveProperty("attribution");
});

test("a form without limits brings no token", async () => {
  const { limits, ...analysis } = form;
  const { prepare, send: sendFields } = formSender(analysis);
  prepare();
  await sendFields(fields);
  expect(made).toBe(0);
  expect(tokensSent()).toEqual([undefined]);
});

test("a retry of the same content names the same submission, from whatever address", async () => {
  const { limits, ...analysis } = { ...form, id: "credit-analysis", asksConsent: true };
  const sender = formSender(analysis);
  const keyOf = async (message: string, hash = "") => {
    window.location.href = `https://site.example/get-started${hash}`;
    await sender.send({ ...fields, message });
    return send.mock.calls.at(-1)?.[0].submissionKey;
  };
  const first = await keyOf("a");
  attributionNow.mockReturnValue({ utm_source: "x" });
  expect(await keyOf("a", "#x")).toBe(first);
  const other = await keyOf("b");
  expect(other).not.toBe(first);
  // Who ticks the box and sends again has not sent the same.
  box.set("consentTextId", "calls-texts-email").set("consentVersion", "1");
  expect(await keyOf("b")).not.toBe(other);
});
