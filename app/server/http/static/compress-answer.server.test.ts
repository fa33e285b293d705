import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressAnswer } from "./compress-answer.server.ts";

const page = "<p>A page that says the same thing again and again.</p>".repeat(50);
const answer = (body = page, type = "text/html; charset=utf-8", status = 200) =>
  new Response(body, { status, headers: { "Content-Type": type } });

it.each([
  ["br", "gzip, deflate, br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("sends a page as %s to who takes it", async (coding, accepted, decompress) => {
  const sent = await compressAnswer(answer(), "GET", accepted);
  expect(sent.headers.get("Content-Encoding")).toBe(coding);
  expect(sent.headers.get("Vary")).toBe("Accept-Encoding");
  const bytes = await sent.bytes();
  expect(bytes.length).toBeLessThan(page.length / 5);
  expect(decompress(bytes).toString()).toBe(page);
});

it("leaves a page as it is for who takes no coding, and says that it might have been another", async () => {
  const sent = await compressAnswer(answer(), "GET", undefined);
  expect(sent.headers.get("Content-Encoding")).toBeNull();
  expect(sent.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await sent.text()).toBe(page);
});

it("does not compress what is short", async () => {
  const sent = await compressAnswer(answer("<p>Hello</p>"), "GET", "br");
  expect(sent.headers.get("Content-Encoding")).toBeNull();
  expect(await sent.text()).toBe("<p>Hello</p>");
});

it.each([
  ["the answer to a form", answer(), "POST"],
  ["a refusal", answer(page, "text/html", 422), "GET"],
  ["a calendar", answer(page, "text/calendar"), "GET"],
])("does not compress %s", async (_what, given, method) => {
  const sent = await compressAnswer(given, method, "br");
  expect(sent).toBe(given);
});
