import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";
import { formSender } from "./form-sender.ts";

const send = vi.hoisted(() => vi.fn<(body: Record<string, unknown>) => Promise<SendOutcome>>());
vi.mock("#app/lib/submission/send-form-notification.ts", () => ({ sendFormNotification: send }));
const attributionNow = vi.hoisted(() => vi.fn<() => Record<string, string>>());
vi.mock("#app/lib/consent/attribution.ts", () => ({ attributionNow }));

let made = 0;
beforeEach(() => {
  made = 0;
  attributionNow.mockReset().mockReturnValue({});
  send.mockReset().mockResolvedValue({ kind: "sent" });
  vi.stubGlobal("fetch", async () => Response.json({ token: `token-${++made}` }));
  vi.stubGlobal("window", {
    location: { origin: "https://site.example", href: "https://site.example/contact#message" },
  });
});
afterEach(() => vi.unstubAllGlobals());

const form = {
  id: "contact",
  formName: "Contact",
  action: "/contact",
  limits: { perMinute: 3, leastMs: 0 },
  asksConsent: false,
};
const { limits, ...withoutLimits } = form;
const fields = { subject: "Hours", phone: undefined };
const refused = (code: string): SendOutcome => ({ kind: "failed", code });

/** Other inputs in the form, next to its fields. */
function formWith(entries: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}
const nothing = formWith();
const ticked = formWith({ consentTextId: "calls-texts-email", consentVersion: "1" });

/** The bodies of the calls, as sent. */
const bodies = (): Record<string, unknown>[] => send.mock.calls.map(([body]) => JSON.parse(JSON.stringify(body)));
const tokensSent = () => bodies().map((body) => body._csrf);

test("sends the fields with the page, a key and the form's token, and returns the key and the token", async () => {
  const { outcome, identity } = await formSender(form).send(fields, nothing);
  expect(outcome).toEqual({ kind: "sent" });
  expect(identity).toEqual({ submissionKey: expect.stringMatching(/^[\w-]{36}$/), _csrf: "token-1" });
  expect(bodies()).toEqual([
    { subject: "Hours", formName: "Contact", pageUrl: "https://site.example/contact#message", ...identity },
  ]);
});

test("sends the same content again with the same key and token, and different content with new ones", async () => {
  send.mockResolvedValueOnce({ kind: "failed" });
  const sender = formSender(form);
  for (const subject of ["Hours", "Hours", "Days"]) await sender.send({ subject }, nothing);
  expect(tokensSent()).toEqual(["token-1", "token-1", "token-2"]);
  const keys = bodies().map((body) => body.submissionKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each(["form-token-refused", "form-token-used"])("recovers from %s by itself", async (code) => {
  send.mockResolvedValueOnce(refused(code));
  expect(await formSender(form).send(fields, nothing)).toMatchObject({ outcome: { kind: "sent" } });
  expect(tokensSent()).toEqual(["token-1", "token-2"]);
});

test.each([form, withoutLimits])(
  "takes a new key when the server has other words under the last one, and sends again",
  async (one) => {
    send.mockResolvedValueOnce(refused("submission-key-used"));
    expect(await formSender(one).send(fields, nothing)).toMatchObject({ outcome: { kind: "sent" } });
    const [first, second] = bodies();
    expect(second).toMatchObject({ subject: "Hours" });
    expect(second?.submissionKey).toMatch(/^[\w-]{36}$/);
    expect(second?.submissionKey).not.toBe(first?.submissionKey);
  },
);

test("stops sending a token to servers that refuse each other's tokens", async () => {
  send.mockResolvedValueOnce(refused("form-token-refused")).mockResolvedValueOnce(refused("form-token-refused"));
  expect(await formSender(form).send(fields, nothing)).toMatchObject({ outcome: { kind: "sent" } });
  expect(tokensSent()).toEqual(["token-1", "token-2", undefined]);
});

test("does not try again by itself after any other refusal", async () => {
  send.mockResolvedValue(refused("submission-too-fast"));
  const { outcome } = await formSender(form).send(fields, nothing);
  expect(outcome).toEqual(refused("submission-too-fast"));
  expect(send).toHaveBeenCalledTimes(1);
});

test("sends consent as a separate submission, along with how the visitor got here", async () => {
  const attribution = { utm_source: "letter" };
  const consent = { textId: "calls-texts-email", version: 1 };
  attributionNow.mockReturnValue(attribution);
  const sender = formSender({ ...form, asksConsent: true });
  for (const data of [nothing, ticked, ticked]) await sender.send(fields, data);
  const [first, second, third] = bodies();
  expect(first).toMatchObject({ attribution });
  expect(first).not.toHaveProperty("consent");
  expect(second).toMatchObject({ attribution, consent });
  expect(second?.submissionKey).not.toBe(first?.submissionKey);
  expect(third?.submissionKey).toBe(second?.submissionKey);
});

test("sends no consent and no attribution for a form that asks for neither", async () => {
  attributionNow.mockReturnValue({ utm_source: "letter" });
  await formSender(form).send(fields, ticked);
  const [body] = bodies();
  expect(body).not.toHaveProperty("consent");
  expect(body).not.toHaveProperty("attribution");
});

test("sends the text in the robot trap", async () => {
  for (const website of ["", "https://spam.example"]) await formSender(form).send(fields, formWith({ website }));
  expect(bodies().map((body) => body.website)).toEqual([undefined, "https://spam.example"]);
});

test("a form without limits sends no token", async () => {
  const sender = formSender(withoutLimits);
  sender.prepare();
  await sender.send(fields, nothing);
  expect(made).toBe(0);
  expect(tokensSent()).toEqual([undefined]);
});

test("a retry of the same content names the same submission, whatever the URL", async () => {
  const sender = formSender({ ...withoutLimits, id: "credit-analysis", asksConsent: true });
  const keyOf = async (message: string, hash = "", data = nothing) => {
    window.location.href = `https://site.example/get-started${hash}`;
    return (await sender.send({ ...fields, message }, data)).identity.submissionKey;
  };
  const first = await keyOf("a");
  attributionNow.mockReturnValue({ utm_source: "x" });
  expect(await keyOf("a", "#x")).toBe(first);
  const other = await keyOf("b");
  expect(other).not.toBe(first);
  // Ticking the box and sending again is a different submission.
  expect(await keyOf("b", "", ticked)).not.toBe(other);
});
