import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFormNotification } from "./send-form-notification.ts";

const settings = vi.hoisted(() => ({ functionsUrl: "", functionsKey: "" }));
vi.mock("#app/lib/page/built-settings.ts", () => ({ publicSettings: settings }));

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  Object.assign(settings, { functionsUrl: "", functionsKey: "" });
  vi.stubGlobal("fetch", fetchMock.mockReset());
  vi.stubGlobal("window", { location: { origin: "https://site.example" } });
});
afterEach(() => vi.unstubAllGlobals());

function answers(status: number, body: unknown, headers: Record<string, string> = {}) {
  fetchMock.mockResolvedValue(Response.json(body, { status, headers }));
}

test("posts the content as JSON to the function on the site's origin", async () => {
  answers(200, { received: true });
  expect(await sendFormNotification({ email: "dana@example.com" })).toEqual({ kind: "sent" });
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe("https://site.example/functions/v1/send-form-notification");
  expect(init).toMatchObject({ method: "POST", body: '{"email":"dana@example.com"}' });
  expect(new Headers(init?.headers).get("Content-Type")).toBe("application/json");
});

test.each([
  [{ received: true, note: "no-email", answerBy: "Monday at 3 PM" }, { kind: "sent" }],
  [
    { received: true, note: "being-checked" },
    { kind: "sent", note: "being-checked" },
  ],
  [{ received: true, note: "something of another release", answerBy: 5 }, { kind: "sent" }],
  [null, { kind: "unanswered" }],
  [{}, { kind: "unanswered" }],
])("accepts only our server's answers, and passes on what the visitor has to know: %j", async (body, outcome) => {
  answers(200, body);
  expect(await sendFormNotification({})).toEqual(outcome);
});

test("sends another backend its public key, and an old-style key as a bearer token too", async () => {
  answers(200, {});
  Object.assign(settings, { functionsUrl: "https://backend.example", functionsKey: "eyJ.old.key" });
  await sendFormNotification({});
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe("https://backend.example/functions/v1/send-form-notification");
  expect(new Headers(init?.headers).get("apikey")).toBe("eyJ.old.key");
  expect(new Headers(init?.headers).get("Authorization")).toBe("Bearer eyJ.old.key");
});

test("passes on the server's messages by field", async () => {
  answers(422, {
    error: { code: "invalid-fields", message: "", fields: { email: ["Email is required"], odd: "text" } },
  });
  expect(await sendFormNotification({})).toEqual({ kind: "invalid", fields: { email: ["Email is required"] } });
});

test.each([[{}], [{ fields: {} }], [{ fields: null }]])("a 422 without messages (%j) is a failure", async (problem) => {
  answers(422, { error: { code: "invalid-fields", ...problem } });
  expect(await sendFormNotification({})).toEqual({ kind: "failed", code: "invalid-fields" });
});

test.each([
  [403, "<!doctype html><title>Access denied</title>", "text/html"],
  [404, "<html>Not here</html>", "text/html; charset=utf-8"],
  [500, "Internal Server Error", "text/plain"],
  [502, "<html>502 Bad Gateway</html>", "text/html"],
  [503, "", "text/html"],
  [403, '{"error":"forbidden"}', "application/json"],
  [405, '{"code":"waf","message":"no"}', "application/json"],
  [200, "<html>Sign in to HotelWiFi</html>", "text/html"],
])("an answer that isn't our server's (%i %j) counts as no answer", async (status, body, type) => {
  fetchMock.mockResolvedValue(new Response(body, { status, headers: { "Content-Type": type } }));
  expect(await sendFormNotification({})).toEqual({ kind: "unanswered" });
});

test("knows another backend's refusals by their JSON, and takes a page for none of its answers", async () => {
  Object.assign(settings, { functionsUrl: "https://backend.example" });
  answers(500, { message: "Function failed" });
  expect(await sendFormNotification({})).toEqual({ kind: "failed" });
  for (const status of [200, 502]) {
    fetchMock.mockResolvedValue(new Response("<html>", { status, headers: { "Content-Type": "text/html" } }));
    expect(await sendFormNotification({})).toEqual({ kind: "unanswered" });
  }
});

test("says when to try again if the answer says so", async () => {
  answers(429, {}, { "Retry-After": "42" });
  expect(await sendFormNotification({})).toEqual({ kind: "failed", retryAfterSeconds: 42 });
});

test("says why it was refused if the answer says so", async () => {
  answers(429, { error: { code: "submission-too-fast", message: "" } }, { "Retry-After": "2" });
  expect(await sendFormNotification({})).toEqual({ kind: "failed", code: "submission-too-fast", retryAfterSeconds: 2 });
});

test.each(["Fri, 21 Nov 2026 10:00:00 GMT", "-1", ""])("ignores a Retry-After of %j", async (value) => {
  answers(503, { error: { code: "overloaded" } }, { "Retry-After": value });
  expect(await sendFormNotification({})).toEqual({ kind: "failed", code: "overloaded" });
});

test("a lost connection counts as no answer, after one try", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendFormNotification({})).toEqual({ kind: "unanswered" });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("gives up after 15 seconds", async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(
    (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
  );
  const outcome = vi.fn();
  void sendFormNotification({}).then(outcome);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith({ kind: "unanswered" });
  vi.useRealTimers();
});
