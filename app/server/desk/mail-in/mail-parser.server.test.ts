import { expect, test } from "vitest";
import { parseMail } from "./mail-parser.server.ts";

/** Bytes of a text in an encoding with one byte a letter. */
const latin = (text: string) => Buffer.from(text, "latin1");
const utf8 = (text: string) => Buffer.from(text, "utf8");

function email(type: string, body: Buffer, head: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([latin(`From: Ana <ana@visitor.example>\r\n`), head, latin(`${type}\r\n\r\n`), body]);
}
const plain = (charset: string) => `Content-Type: text/plain${charset && `; charset=${charset}`}`;
const textOf = async (raw: Buffer) => (await parseMail(raw)).text?.trim();

const spanish = "Sí, mañana está bien. José Peña";

test.each<[string, Buffer, string]>([
  ["Latin-1 without a name", email("Subject: x", latin(spanish)), spanish],
  ["Latin-1 with no charset", email(plain(""), latin(spanish)), spanish],
  ["Latin-1 called UTF-8", email(plain("utf-8"), latin(spanish)), spanish],
  ["Latin-1 called ASCII", email(plain("us-ascii"), latin(spanish)), spanish],
  ["UTF-8 called Latin-1", email(plain('"iso-8859-1"'), utf8(spanish)), spanish],
  ["UTF-8 called UTF-16", email(plain("utf-16"), utf8(spanish)), spanish],
  ["UTF-8 called Shift_JIS", email(plain("shift_jis"), utf8(spanish)), spanish],
  ["Latin-1 called GB2312", email(plain("gb2312"), latin("año, ¿sí?")), "año, ¿sí?"],
  ["quotes of Windows", email(plain(""), Buffer.from([0x93, 0x48, 0x69, 0x94, 0x20, 0x80, 0x35])), "“Hi” €5"],
  ["an unknown charset", email(plain("x-none"), latin(spanish)), spanish],
  ["Russian as declared", email(plain("koi8-r"), Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4])), "Привет"],
  ["Windows-1251 by its other name", email(plain("cp1251"), Buffer.from([0xcf, 0xf0, 0xe8])), "При"],
  ["Chinese as declared", email(plain("gb2312"), Buffer.from([0xc4, 0xe3, 0xba, 0xc3])), "你好"],
  ["Japanese by its escapes", email(plain("us-ascii"), latin("\x1b$B$3$s$K$A$O\x1b(B")), "こんにちは"],
  ["Japanese with no charset", email(plain(""), latin("Hi \x1b$B$3$s\x1b(B")), "Hi こん"],
  [
    "one broken letter in UTF-8",
    email(plain("utf-8"), Buffer.concat([utf8(spanish), latin("\xf1")])),
    `${spanish}\ufffd`,
  ],
  [
    "UTF-16 with a mark",
    email(
      `${plain("utf-16")}\r\nContent-Transfer-Encoding: base64`,
      latin(Buffer.from("\ufeffañ", "utf16le").toString("base64")),
    ),
    "añ",
  ],
  [
    "quoted-printable called UTF-8",
    email(`${plain("utf-8")}\r\nContent-Transfer-Encoding: quoted-printable`, latin("ma=F1ana")),
    "mañana",
  ],
])("a text is read as it was written: %s", async (_what, raw, text) => expect(await textOf(raw)).toBe(text));

test("HTML is read in the charset that only its own head names, unless it is UTF-8", async () => {
  const page = (body: Buffer) =>
    email("Content-Type: text/html", Buffer.concat([latin("<meta charset=windows-1251><p>"), body]));
  expect((await parseMail(page(Buffer.from([0xcf, 0xf0, 0xe8])))).html).toContain("<p>При");
  expect((await parseMail(page(utf8("При")))).html).toContain("<p>При");
});

test.each<[string, Buffer, string]>([
  ["raw UTF-8", utf8("José"), "José"],
  ["raw Latin-1", latin("José"), "José"],
  ["a word called Latin-1 that is UTF-8", latin("=?iso-8859-1?Q?Jos=C3=A9?="), "José"],
  ["a word called ASCII", latin("=?us-ascii?Q?Jos=E9?="), "José"],
  ["a word in Base64 called ASCII", latin(`=?us-ascii?B?${latin("Peña").toString("base64")}?=`), "Peña"],
  ["a letter split between two words", latin("=?utf-8?Q?Jos=C3?=\r\n =?utf-8?Q?=A9?="), "José"],
  ["raw Japanese", latin("\x1b$B$3$s\x1b(B"), "こん"],
])("a header is read as it was written: %s", async (_what, subject, text) => {
  const head = Buffer.concat([latin("Subject: "), subject, latin("\r\n")]);
  expect((await parseMail(email(plain(""), latin("x"), head))).subject).toBe(text);
});

test.each<[string, Buffer]>([
  ["raw Latin-1", latin('filename="contraseña.pdf"')],
  ["raw UTF-8", utf8('filename="contraseña.pdf"')],
  ["a wrong name", latin("filename*=utf-16''contrase%C3%B1a.pdf")],
  ["another wrong name", latin("filename*=us-ascii''contrase%F1a.pdf")],
  ["an encoded word", latin('filename="=?us-ascii?Q?contrase=F1a.pdf?="')],
])("a file's name is read as it was written: %s", async (_what, name) => {
  const raw = email(
    "Content-Type: multipart/mixed; boundary=x",
    Buffer.concat([
      latin("--x\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; "),
      name,
      latin("\r\n\r\n%PDF\xf1\r\n--x--"),
    ]),
  );
  const [file] = (await parseMail(raw)).attachments;
  expect(file?.filename).toBe("contraseña.pdf");
  expect(Buffer.from(file?.content as ArrayBuffer).toString("latin1")).toBe("%PDF\xf1\n");
});
