import { deflateRawSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { judgeFile } from "./judge-file.server.ts";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const judge = (name: string, content: string | Uint8Array, type = "application/octet-stream") =>
  judgeFile({ name, type, bytes: typeof content === "string" ? bytesOf(content) : content });

/** An archive as any program writes it. */
function zipOf(files: Record<string, string>): Uint8Array {
  const [bodies, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(Buffer.from(content, "latin1"));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    for (const [head, shift] of [
      [local, 0],
      [entry, 2],
    ] as const) {
      head.writeUInt16LE(8, 8 + shift);
      head.writeUInt32LE(packed.length, 18 + shift);
      head.writeUInt32LE(content.length, 22 + shift);
      head.writeUInt16LE(name.length, 26 + shift);
    }
    entry.writeUInt32LE(at, 42);
    bodies.push(local, Buffer.from(name), packed);
    list.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const place of [8, 10]) end.writeUInt16LE(Object.keys(files).length, place);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, listed, end]));
}

const ole = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const wide = (name: string) => [...name].join("\0");

describe("a file from an email", () => {
  test.each([
    ["Pay stub.PDF", "%PDF-1.7 x"],
    ["scan.pdf", "\n\n%PDF-1.4"],
    ["IMG_4411.jpg", "\xff\xd8\xff\xe1 exif"],
    ["IMG_4411.jpg", "\0\0\0\x18ftypheic"],
    ["shot.png", "\x89PNG\r\n"],
    ["notes.txt", "I paid MZ Bank."],
    ["wide.txt", "\xff\xfeH\0i\0"],
    ["debts.csv", "who,how much\n"],
    ["call.ics", "BEGIN:VCALENDAR"],
    ["me.vcf", "BEGIN:VCARD"],
    ["Forwarded.eml", "From: a@b.example"],
    ["voice.amr", "#!AMR\n\x0c"],
    ["voicemail.wav", "RIFF\x10\0\0\0WAVEfmt "],
    ["budget.xls", `${ole} words`],
    ["letter.doc", "{\\rtf1 Dear team"],
    [
      "letter.docx",
      zipOf({ "[Content_Types].xml": "<x/>", "word/document.xml": "<x/>", "word/media/a.svg": "<svg/>" }),
    ],
    ["sheet.xlsx", zipOf({ "xl/workbook.xml": "<x/>", "xl/printerSettings/printerSettings1.bin": "p" })],
    ["stubs.zip", zipOf({ "may.pdf": "%PDF-1", "__MACOSX/._may.pdf": "\0", "photos/door.jpg": "\xff\xd8\xff" })],
  ])("that is on the list may be saved: %s", (name, content) => expect(judge(name, content)).toBe("offered"));

  test.each([
    ["help.hlp", "?_"],
    ["search.search-ms", "<x>"],
    ["setup.SettingContent-ms", "<x>"],
    ["cal.appref-ms", "x"],
    ["disk.img. ", "x"],
    ["drive.vhdx", "vhdxfile"],
    ["notes.one", "x"],
    ["add.xll", "x"],
    ["page.shtml", "<x>"],
    ["pay.pdf.desktop", "[Desktop Entry]"],
    // What they are, whatever they are called.
    ["scan.pdf", "MZ\x90\0 %PDF-1.7"],
    ["photo.jpg", "\x7fELF\x02"],
    ["list.csv", "#!/bin/sh\nrm"],
    ["song.mp3", "\xcf\xfa\xed\xfe"],
    ["no-ending", "MZ\x90"],
    ["link.txt", "L\0\0\0\x01\x14\x02\0"],
    ["old.doc", `${ole} ${wide("_VBA_PROJECT")}`],
    ["old.ppt", `${ole} ${wide("\x01Ole10Native")}`],
    ["letter.rtf", "{\\rtf1{\\object\\objdata 0105}"],
    ["sheet.xlsx", zipOf({ "xl/workbook.xml": "<x/>", "xl/vbaProject.bin": "x" })],
    ["sheet.xlsx", zipOf({ "xl/macrosheets/sheet1.xml": "<x/>" })],
    ["letter.docx", zipOf({ "word/embeddings/oleObject1.bin": "x" })],
    ["text.odt", zipOf({ mimetype: "x", "Basic/Standard/Module1.xml": "<x/>" })],
    ["stubs.zip", zipOf({ "may.pdf": "%PDF-1", "june.pdf.lnk": "x" })],
    ["stubs.zip", zipOf({ "may.pdf": "MZ\x90\0 and more" })],
    ["letter.docx", zipOf({ "word/media/a.png": "\x7fELF" })],
  ])("that can run programs is not: %s", (name, content) => expect(judge(name, content)).toBe("runs"));

  test.each([
    ["key.p7s", "0\x82"],
    ["file.bin", "\x01\x02"],
    ["", "words"],
    ["photo.jpg", "<html>"],
    ["notes.txt", "a\0b"],
    ["table.xls", "<table>"],
    ["case.rar", "Rar!"],
    ["broken.docx", "PK\x03\x04 cut"],
    ["box.zip", zipOf({ "inner.zip": "PK\x03\x04" })],
    ["box.zip", zipOf({ "what.xyz": "x" })],
  ])("that we do not know is not, either: %s", (name, content) => expect(judge(name, content)).toBe("unknown"));

  it("is a page, whatever its name, when its email says so", () => {
    expect(judge("a.txt", "<script>", "text/html")).toBe("runs");
    expect(judge("a.docx", zipOf({ "word/document.xml": "" }), "application/vnd.openxmlformats-x.xml")).toBe("offered");
  });
});
