import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, test } from "vitest";
import { acceptedCodings, compressAnswer } from "./content-coding.server.ts";

test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["x-gzip", ["gzip", "identity"]],
  ["gzip;q=1.0, br;q=0.5", ["gzip", "br", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["*;q=0", []],
  ["br, *;q=0", ["br"]],
  ["identity;q=1, br;q=0.5", ["identity", "br"]],
  ["gzip, identity;q=0", ["gzip"]],
  ["br;q=hello, gzip ; q=0.2", ["gzip", "identity"]],
  [",;,", ["identity"]],
])("orders the codings of %j", (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings);
});

test("gives the same answer after ten thousand other headers", () => {
  for (let i = 0; i < 10_000; i++) acceptedCodings(`br;q=0.${i}`);
  expect(acceptedCodings("gzip")).toEqual(["gzip", "identity"]);
});

const page = "<p>A page that says the same thing again and again.</p>".repeat(50);
const answer = (body = page, type = "text/html; charset=utf-8", status = 200) =>
  new Response(body, { status, headers: { "Content-Type": type } });

it.each([
  ["br", "gzip, deflate, br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("sends a page as %s to a client that accepts it", async (coding, accepted, decompress) => {
  const sent = await compressAnswer(answer(), "GET", accepted);
  expect(sent.headers.get("Content-Encoding")).toBe(coding);
  expect(sent.headers.get("Vary")).toBe("Accept-Encoding");
  const bytes = await sent.bytes();
  expect(bytes.length).toBeLessThan(page.length / 5);
  expect(decompress(bytes).toString()).toBe(page);
});

it("sends a page uncompressed to a client that asks for no encoding, and says that the answer varies", async () => {
  const sent = await compressAnswer(answer(), "GET", undefined);
  expect(sent.headers.get("Content-Encoding")).toBeNull();
  expect(sent.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await sent.text()).toBe(page);
});

it("does not compress a short body", async () => {
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
