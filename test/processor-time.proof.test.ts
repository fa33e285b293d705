import { expect, it, test } from "vitest";
import { areaFacts, countiesOfZip } from "#app/content/places/data.server.ts";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { isScriptLike } from "#app/domain/text/suspicious-text.ts";
import { type SearchDocument, SearchEngine } from "#app/lib/search/engine.ts";
import { createMailReader } from "#app/server/desk/mail-in/mail-reader.server.ts";
import { checkDocument } from "#app/server/documents/check-document.server.ts";
import { sampleDocx } from "./sample-documents.ts";

/*
 * Limits on the processor time that hostile input may cost. They are far above what is needed, and far below the cost of
 * work that grows with the square of its input.
 */

/** How many milliseconds of processor time some work took, in all threads of this process. Other work doesn't count. */
async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it.each(["a".repeat(20_000), "we ".repeat(7000), "remove all ".repeat(2000), "$1,1".repeat(5000), "((\n".repeat(6000)])(
  "checks the claims in a text quickly, no matter what it says: %.12s …",
  async (text) => {
    expect(await cpuMsOf(() => checkClaims(text))).toBeLessThan(500);
  },
);

it("looks for scripts in linear time", async () => {
  const hostile = ["<a ".repeat(50_000), `<a${" ".repeat(100_000)}`, `<a ${"on".repeat(50_000)}`];
  expect(await cpuMsOf(() => hostile.map(isScriptLike))).toBeLessThan(500);
});

it("answers very long and strange search queries quickly", async () => {
  const title = "How to read your credit report";
  const guide: SearchDocument = {
    path: "/guides/report",
    title,
    kind: "Guide",
    summary: "",
    words: "bureau",
    headings: "",
    body: "",
  };
  const engine = SearchEngine.fromDocuments([guide]);
  const hostile = ["a1 ".repeat(5000), "\u0000\ud800<script>", "__proto__ constructor", "💥".repeat(300)];
  expect(await cpuMsOf(() => hostile.map((query) => engine.search(query)))).toBeLessThan(500);
});

it("looks up a county in less than 5 ms", async () => {
  const zips = Array.from({ length: 500 }, (_, index) => String(10_000 + index * 100));
  const cpuMs = await cpuMsOf(() => zips.map((zip) => countiesOfZip(zip).map(areaFacts)));
  expect(cpuMs / zips.length).toBeLessThan(5);
});

it("checks the largest archive that we accept within seconds", async () => {
  const worst = sampleDocx({ "word/media/zeros.bin": new Uint8Array(39 * 1024 * 1024) });
  const cpuMs = await cpuMsOf(async () => expect(await checkDocument(worst)).toEqual({ type: "docx" }));
  expect(cpuMs).toBeLessThan(3000);
});

const head = "From: Maria Lopez <maria@visitor.example>\r\nTo: us@pathtokeys.example\r\nSubject: Hello\r\n";
const part = "--x\r\nContent-Type: text/plain\r\n\r\nx\r\n";

test.each([
  ["ten thousand parts", `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${part.repeat(10_000)}--x--`],
  ["a ten-megabyte header", `${head}${"X-Long: y\r\n".repeat(1_000_000)}\r\nHi`],
])("gives up on an email with %s within seconds", async (_what, raw) => {
  const reader = createMailReader(80_000);
  try {
    expect(await cpuMsOf(() => reader.read(Buffer.from(raw)))).toBeLessThan(15_000);
  } finally {
    await reader.rest();
  }
});
