import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import { rounds } from "#test/rounds.ts";
import { sampleDocx, samplePdf } from "#test/sample-documents.ts";
import { checkDocument } from "./check-document.server.ts";

test("accepts a PDF and a Word document, whatever their names", async () => {
  expect(await checkDocument(samplePdf())).toEqual({ type: "pdf" });
  expect(await checkDocument(Buffer.concat([samplePdf(), Buffer.from("\r\n\0\0")]))).toEqual({ type: "pdf" });
  expect(await checkDocument(sampleDocx())).toEqual({ type: "docx" });
});

/** A copy with one number changed in the archive's list of files. */
function changed(bytes: Buffer, sign: string, offset: number, value: number, wide = true): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(Buffer.from(sign, "latin1")) + offset;
  if (wide) copy.writeUInt32LE(value, at);
  else copy.writeUInt16LE(value, at);
  return copy;
}

const [list, end] = ["PK\x01\x02", "PK\x05\x06"];
const docx = sampleDocx();

describe("refuses", () => {
  const bomb = Buffer.from(zipSync({ ...unzipped(), "word/media/zeros.bin": new Uint8Array(45 * 1024 * 1024) }));
  const crowd = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`word/${index}.xml`, strToU8("x")]));

  it.each<[string, Buffer, string]>([
    ["an empty file", Buffer.alloc(0), "empty"],
    ["more than 5 MB", Buffer.concat([samplePdf(), Buffer.alloc(5 * 1024 * 1024)]), "too-large"],
    ["a program", Buffer.from("MZ\x90\0 not a résumé"), "other-type"],
    ["an HTML page", Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.4 %%EOF"), "other-type"],
    ["a picture with a PDF after its start", Buffer.concat([Buffer.from("GIF89a"), samplePdf()]), "other-type"],
    ["plain text", Buffer.from("Ada Quill"), "other-type"],
    ["random bytes", randomBytes(2000).fill(0, 0, 2), "other-type"],
    ["a PDF that was cut off", samplePdf().subarray(0, 200), "unreadable"],
    ["a PDF that is also an archive", Buffer.concat([samplePdf(), docx]), "unreadable"],
    ["an archive that isn't a document", Buffer.from(zipSync({ "a.txt": strToU8("x") })), "other-type"],
    [
      "a spreadsheet",
      sampleDocx({}, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"),
      "other-type",
    ],
    ["a document with macros", sampleDocx({ "word/vbaProject.bin": strToU8("x") }), "runs-code"],
    [
      "a document of the type with macros",
      sampleDocx({}, "application/vnd.ms-word.document.macroEnabled.main+xml"),
      "runs-code",
    ],
    ["a document with an ActiveX control", sampleDocx({ "word/activeX/activeX1.xml": strToU8("x") }), "runs-code"],
    ["an archive that unpacks to 45 MB", bomb, "unreadable"],
    ["an archive of more than 1,000 files", sampleDocx(crowd), "unreadable"],
    ["a false size", changed(docx, list, 24, 3), "unreadable"],
    ["a false checksum", changed(docx, list, 16, 1), "unreadable"],
    ["a password", changed(docx, list, 8, 1, false), "unreadable"],
    ["another compression method", changed(docx, list, 10, 12, false), "unreadable"],
    ["two files that share bytes", changed(docx, list, 20, 400), "unreadable"],
    ["a list that begins elsewhere", changed(docx, end, 16, 10), "unreadable"],
    ["more files than the list has", changed(docx, end, 10, 9, false), "unreadable"],
    ["a second disk", changed(docx, end, 4, 1, false), "unreadable"],
    [
      "a comment after the archive",
      changed(Buffer.concat([docx, Buffer.from("<script>")]), end, 20, 8, false),
      "unreadable",
    ],
    ["bytes after the archive", Buffer.concat([docx, Buffer.from("more")]), "unreadable"],
    ["an archive that was cut off", docx.subarray(0, docx.length - 30), "unreadable"],
    ["a path that leaves the folder", sampleDocx({ "word/../../up.xml": strToU8("x") }), "unreadable"],
    ["an absolute path", sampleDocx({ "/etc/passwd": strToU8("x") }), "unreadable"],
    [
      "a document that also begins as a PDF",
      Buffer.from(zipSync({ "%PDF-1.4": strToU8("x"), ...unzipped() })),
      "unreadable",
    ],
  ])("%s", async (_what, bytes, flaw) => {
    const checked = await checkDocument(bytes);
    expect(checked).toEqual({ flaw });
  });

  it("or accepts a document with any byte changed, and never crashes", async () => {
    const change = fc.record({ at: fc.nat(docx.length - 1), byte: fc.nat(255) });
    const property = fc.asyncProperty(change, async ({ at, byte }) => {
      const copy = Buffer.from(docx);
      copy[at] = byte;
      expect(await checkDocument(copy)).toEqual(expect.any(Object));
    });
    await fc.assert(property, { numRuns: rounds(200, 2000) });
  });
});

function unzipped() {
  return {
    "[Content_Types].xml": strToU8(
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    "word/document.xml": strToU8("<w:document/>"),
  };
}
