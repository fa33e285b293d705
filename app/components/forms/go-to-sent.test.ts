import { afterEach, expect, it, vi } from "vitest";
import { goToSent } from "./go-to-sent.ts";

const { carryNotice, showNotice } = vi.hoisted(() => ({ carryNotice: vi.fn(), showNotice: vi.fn() }));
vi.mock("#app/components/notices/store.ts", () => ({ carryNotice }));
vi.mock("#app/components/notices/notices.ts", () => ({ showNotice }));

const notice = { tone: "success", title: "Request received", message: "We have it." } as const;
const assign = vi.fn();

/** A browser that believes in its connection, whatever answers. */
function stubBrowser(fetched: () => Promise<Response>) {
  vi.clearAllMocks();
  const location = { pathname: "/get-started", assign };
  vi.stubGlobal("location", location);
  vi.stubGlobal("window", { location });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", fetched);
}

afterEach(() => void vi.unstubAllGlobals());

it("opens the next page while our site answers", async () => {
  stubBrowser(async () => new Response(null, { headers: { "Cross-Origin-Opener-Policy": "same-origin" } }));
  expect(await goToSent("/form-success", notice)).toBe(true);
  expect(assign).toHaveBeenCalledWith("/form-success");
  expect(carryNotice).toHaveBeenCalledWith(notice);
});

it.each([
  ["the connection is gone", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a hotel's sign-in page answers", async () => new Response("Sign in")],
])("stays on the page, and says there that it has arrived, when %s", async (_, fetched) => {
  stubBrowser(fetched);
  expect(await goToSent("/form-success", notice)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(showNotice).toHaveBeenCalledWith(notice);
});
