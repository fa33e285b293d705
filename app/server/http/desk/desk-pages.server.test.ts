import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeskRequest } from "#app/server/desk/access/desk-request.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { patience } from "#test/patience.ts";
import { createDeskPages, type DeskPages } from "./desk-pages.server.ts";

const thread = pathToFileURL(join(import.meta.dirname, "page-thread.server.ts")).href;

/** Stand-ins for the desk's pages, by path. */
const pagesCode = `
import { servePages as serve } from ${JSON.stringify(thread)};
const pages = {
  "/seen": async ({ see }, { headers }) => Response.json([await see("inbox", "/desk", "one"), headers.cookie]),
  "/done": async ({ act }, { body }) => Response.json(await act({ words: Buffer.from(body).toString() }, "/desk")),
  "/two": async ({ see }) => Response.json(await Promise.all([see("first"), see("second")])),
  "/cookie": async () => new Response(null, { status: 303, headers: [["Location", "/"], ["Set-Cookie", "a=1"], ["Set-Cookie", "b=2"]] }),
  "/sent-away": async ({ see }) => see("inbox", "/desk").catch((thrown) => thrown),
  "/reported": async ({ see, reportError }) => see("inbox", "/desk").catch((error) => {
    reportError(error);
    reportError(Object.assign(new Error("its own"), { cause: () => {} }));
    return new Response("Sorry", { status: 500 });
  }),
  "/failed": async ({ see }) => see("inbox", "/desk"),
  "/said": async () => {
    console.error("maria@example.com");
    return new Response("ok");
  },
  "/slow": () => new Promise(() => {}),
  "/stuck": async () => { for (;;); },
  "/ended": async () => process.exit(1),
};
export function servePages(orders, { suffix }) {
  serve(orders, async ({ url, ...request }, signal, provide) => {
    let desk;
    provide({ set: (key, given) => { desk = given; } });
    if (url === "/nonce") return new Response(desk.nonce + suffix);
    return pages[url](desk, request);
  }, {});
}`;

let folder: string;
let pages: DeskPages;
const lines: { msg: string; type?: string }[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

function open(patienceMs?: number): DeskPages {
  const module = join(folder, "pages.mjs");
  writeFileSync(module, pagesCode);
  pages = createDeskPages({ module: pathToFileURL(module).href, suffix: "!" }, log, patienceMs);
  return pages;
}

beforeEach(() => {
  // Inside the project, so that it can use the project's imports.
  const cache = join(import.meta.dirname, "../../../../.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "desk-pages-"));
  lines.length = 0;
});
afterEach(async () => {
  await pages.close();
  rmSync(folder, { recursive: true });
});

async function make(
  url: string,
  desk: Partial<Record<keyof DeskRequest, unknown>> = {},
  signal = new AbortController().signal,
) {
  const request = { url, method: "GET", headers: { cookie: "crumb" }, body: new TextEncoder().encode("typed") };
  const page = await pages.make(request, { nonce: "once", ...desk } as DeskRequest, signal);
  return { status: page.status, headers: [...page.headers], body: await page.text() };
}

test("a page sees and does only what the desk gives it", async () => {
  open();
  const see = vi.fn(async () => ({ rows: [new Date(0), undefined] }));
  expect(JSON.parse((await make("/seen", { see })).body)).toEqual([
    { rows: ["1970-01-01T00:00:00.000Z", null] },
    "crumb",
  ]);
  expect(see.mock.calls).toEqual([["inbox", "/desk", "one"]]);
  const act = vi.fn(async () => ({ to: "/desk/find" }));
  expect((await make("/done", { act })).body).toBe('{"to":"/desk/find"}');
  expect(act.mock.calls).toEqual([[{ words: "typed" }, "/desk"]]);
  expect((await make("/nonce")).body).toBe("once!");
});

test("two calls from a page each get the right answer, in any order", async () => {
  open();
  const first = Promise.withResolvers<string>();
  const see = async (name: string) => {
    if (name === "first") return first.promise;
    first.resolve("one");
    return "two";
  };
  expect((await make("/two", { see })).body).toBe('["one","two"]');
});

test("an answer keeps its status and every cookie, even when the desk throws it", async () => {
  open();
  const { status, headers } = await make("/cookie");
  expect({ status, headers }).toEqual({
    status: 303,
    headers: [
      ["location", "/"],
      ["set-cookie", "a=1"],
      ["set-cookie", "b=2"],
    ],
  });
  const see = () => Promise.reject(new Response(null, { status: 303, headers: { Location: "/desk/sign-in" } }));
  expect(await make("/sent-away", { see })).toMatchObject({ status: 303, headers: [["location", "/desk/sign-in"]] });
});

test("a file from the desk is streamed, and does not pass through a thread", async () => {
  open();
  const file = new Response(new Blob(["one, ", "two"]).stream());
  expect((await make("/failed", { see: async () => file })).body).toBe("one, two");
  const empty = new Response(null, { status: 404 });
  expect(await make("/failed", { see: async () => empty })).toMatchObject({ status: 404, body: "" });
});

test("an error from the desk reaches the log unchanged, with its code", async () => {
  open();
  const error = new AppError("storage-unavailable", "Not now.");
  const see = () => Promise.reject(error);
  const reportError = vi.fn();
  expect(await make("/reported", { see, reportError })).toMatchObject({ status: 500, body: "Sorry" });
  expect(reportError.mock.calls[0]?.[0]).toBe(error);
  expect(reportError.mock.calls[1]?.[0]).toMatchObject({ message: "its own" });
  await expect(make("/failed", { see })).rejects.toBe(error);
  // A value that can't be sent to a thread is our bug, but doesn't end the process.
  await expect(make("/failed", { see: async () => () => {} })).rejects.toThrow("could not be cloned");
});

test("a page's console output is logged without its text", async () => {
  open();
  await make("/said");
  const said = [{ method: "error", msg: "a library wrote to the console" }];
  await vi.waitFor(() => expect(lines).toMatchObject(said), patience);
  expect(JSON.stringify(lines)).not.toContain("maria");
});

test("a page is dropped once its visitor has left", async () => {
  open();
  const leaving = new AbortController();
  const made = make("/slow", {}, leaving.signal);
  leaving.abort(new Error("left"));
  await expect(made).rejects.toThrow("left");
  await expect(make("/nonce", {}, leaving.signal)).rejects.toThrow("left");
});

test("a page that never ends is stopped with its thread, and the next page gets a new thread", async () => {
  // On a busy machine a thread takes ten seconds to start, and the second one needs that time, too.
  open(20_000);
  await expect(make("/stuck")).rejects.toThrow("ended");
  expect((await make("/nonce")).body).toBe("once!");
});

test("a thread that ends takes its pages with it, and no others", async () => {
  open();
  const slow = expect(make("/slow")).rejects.toThrow("ended");
  const ended = expect(make("/ended")).rejects.toThrow("ended");
  // A port that hasn't reached the thread yet closes, too.
  const after = Promise.allSettled(Array.from({ length: 20 }, () => make("/slow")));
  await ended;
  await slow;
  expect((await after).every(({ status }) => status === "rejected")).toBe(true);
  expect((await make("/nonce")).body).toBe("once!");
});
