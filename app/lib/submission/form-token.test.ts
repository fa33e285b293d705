import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formTokenSource } from "./form-token.ts";

const settings = vi.hoisted(() => ({ functionsUrl: "" }));
vi.mock("#app/lib/page/built-settings.ts", () => ({ publicSettings: settings }));

const fetchMock = vi.fn<typeof fetch>();
let made = 0;

beforeEach(() => {
  vi.useFakeTimers();
  made = 0;
  settings.functionsUrl = "";
  fetchMock.mockReset().mockImplementation(async () => Response.json({ token: `token-${++made}` }));
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("window", { location: { origin: "https://site.example" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("fetches the form's token once, and gives it once it is old enough", async () => {
  const tokens = formTokenSource({ id: "contact", leastMs: 3000 });
  tokens.prepare();
  tokens.prepare();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe("https://site.example/functions/v1/form-token?form=contact");
  await vi.advanceTimersByTimeAsync(1000);

  const given = vi.fn();
  void tokens.tokenFor("a").then(given);
  await vi.advanceTimersByTimeAsync(1990);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(given).toHaveBeenCalledWith("token-1");
});

test("gives the same token for the same content, but a new one for new content, after 20 hours or if dropped", async () => {
  const tokens = formTokenSource({ id: "privacy-request", leastMs: 0 });
  const next = async (content: string) => {
    const token = tokens.tokenFor(content);
    await vi.advanceTimersByTimeAsync(1);
    return token;
  };
  expect([await next("a"), await next("a")]).toEqual(["token-1", "token-1"]);
  expect(await next("b")).toBe("token-2");
  tokens.drop();
  expect(await next("b")).toBe("token-3");
  await vi.advanceTimersByTimeAsync(20 * 60 * 60 * 1000);
  expect(await next("b")).toBe("token-4");
});

test.each([
  ["the connection is lost", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["another backend has no tokens", async () => new Response("", { status: 404 })],
  ["the answer is nonsense", async () => new Response("<html>")],
  ["the answer has no token", async () => Response.json({ token: 5 })],
])("gets no token when %s, and asks again the next time", async (_when, answer) => {
  settings.functionsUrl = "https://backend.example";
  fetchMock.mockImplementationOnce(answer);
  const tokens = formTokenSource({ id: "contact", leastMs: 0 });
  tokens.prepare();
  await vi.advanceTimersByTimeAsync(1);
  const token = tokens.tokenFor("a");
  await vi.advanceTimersByTimeAsync(1);
  expect(await token).toBe("token-1");
  expect(fetchMock.mock.calls[1]?.[0]).toBe("https://backend.example/functions/v1/form-token?form=contact");
});

test("gives no token if none can be fetched", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await formTokenSource({ id: "contact", leastMs: 3000 }).tokenFor("a")).toBeUndefined();
});
