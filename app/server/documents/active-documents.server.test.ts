// cspell:words DOCPROPERTY INCLUDEPICTURE MERGEFORMAT
import { deflateSync } from "node:zlib";
import { strToU8 } from "fflate";
import { describe, expect, it, test } from "vitest";
import { sampleDocx, samplePdf } from "#test/sample-documents.ts";
import { checkDocument } from "./check-document.server.ts";

/** A PDF whose catalog, and other objects, have this in them. */
function pdf(catalog: string, others = ""): Buffer {
  const body = `%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${others}`;
  return Buffer.from(
    `${body}\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n9\n%%EOF\n`,
    "latin1",
  );
}

/** An object stream with these objects, compressed. */
function packed(objects: string[], head = "/Type/ObjStm"): string {
  const offsets = objects.map((_, index) => objects.slice(0, index).join("").length);
  const list = `${objects.map((_, index) => `${20 + index} ${offsets[index]}`).join(" ")} `;
  const data = deflateSync(Buffer.from(list + objects.join(""), "latin1")).toString("latin1");
  return `9 0 obj<<${head}/N ${objects.length}/First ${list.length}/Filter/FlateDecode/Length ${data.length}>>stream\n${data}\nendstream endobj`;
}

const script = "<</S/JavaScript/JS(app.alert(1))>>";

describe("a PDF that does something is refused, and says why", () => {
  test.each<[string, Buffer, string]>([
    ["a script at opening", pdf(`/OpenAction${script}`), "runs-code"],
    ["a script with a name in hex", pdf("/OpenAction<</S/J#61vaScript/J#53 4 0 R>>"), "runs-code"],
    [
      "a script behind a page",
      pdf("", "4 0 obj<</AA<</O 5 0 R>>>>endobj 5 0 obj <</S /JavaScript>> endobj"),
      "runs-code",
    ],
    ["a script in an object stream", pdf("/OpenAction 20 0 R", packed([script])), "runs-code"],
    ["one behind an open string", pdf("/OpenAction 21 0 R", packed(["(", script])), "runs-code"],
    ["one in a stream without its type", pdf("/OpenAction 20 0 R", packed([script], "")), "runs-code"],
    ["one in a string of another object", pdf("", `4 0 obj(5 0 obj${script}endobj)endobj`), "runs-code"],
    ["a program to launch", pdf("", "4 0 obj<</A<</S/Launch/F(cmd.exe)>>>>endobj"), "starts-program"],
    ["a file inside", pdf("/Names<</EmbeddedFiles 4 0 R>>"), "file-inside"],
    ["a file inside, in hex", pdf("", "4 0 obj<</Type/#45mbeddedFile>>endobj"), "file-inside"],
    ["a page to open", pdf("/OpenAction<</S/URI/URI(https://x.example)>>"), "opens-by-itself"],
    ["an action that is not there", pdf("/OpenAction 8 0 R"), "opens-by-itself"],
    [
      "a page elsewhere when a page shows",
      pdf("", "4 0 obj<</Type/Page/AA<</C<</S/GoToR/F(\\\\x\\a.pdf)>>>>>>endobj"),
      "opens-by-itself",
    ],
    ["the same by another object", pdf("", "4 0 obj<</AA 5 0 R>>endobj 5 0 obj<</PV 6 0 R>>endobj"), "opens-by-itself"],
    [
      "the same at closing, packed",
      pdf("/AA 20 0 R", packed(["<</WC<</S/URI/URI(https://x.example)>>>>"])),
      "opens-by-itself",
    ],
    [
      "a place, and then a page elsewhere",
      pdf("/OpenAction<</S/GoTo/D[2 0 R/Fit]/Next<</S/URI/URI(https://x.example)>>>>"),
      "opens-by-itself",
    ],
    [
      "the same by another object, in a list",
      pdf("/OpenAction 4 0 R", "4 0 obj<</S/GoTo/D(a)/Next[5 0 R]>>endobj"),
      "opens-by-itself",
    ],
    [
      "a picture whose bytes are elsewhere",
      pdf("", "4 0 obj<</Subtype/Image/Length 0/F(\\\\x\\a.jpg)>>stream\n\nendstream endobj"),
      "opens-by-itself",
    ],
    [
      "a page of another file",
      pdf("", "4 0 obj<</Subtype/Form/Ref<</F(http://x.example)/Page 0>>/Length 0>>stream\n\nendstream endobj"),
      "opens-by-itself",
    ],
    ["a film", pdf("", "4 0 obj<</Subtype/Movie/Movie<</F(http://x.example/a)>>>>endobj"), "runs-code"],
    ["a form to send", pdf("", "4 0 obj<</S/SubmitForm/F(https://x.example)>>endobj"), "opens-by-itself"],
    ["a protected object stream", pdf("/Encrypt 7 0 R", packed(["<<>>"])), "sealed"],
    ["an object stream that fills memory", pdf("", packed([" ".repeat(11 * 1024 * 1024)])), "unreadable"],
    ["an object stream in two layers", pdf("", packed(["<<>>"], "/Type/ObjStm/Filter/LZWDecode")), "unreadable"],
  ])("%s", async (_what, bytes, flaw) => expect(await checkDocument(bytes)).toEqual({ flaw }));
});

describe("a PDF that only shows pages is taken", () => {
  test.each<[string, Buffer]>([
    ["about scripts", pdf("", "4 0 obj<</Title(Skills: HTML/JavaScript/Launch \\(EmbeddedFile\\))>>endobj")],
    [
      "with its text in a stream",
      pdf("", "4 0 obj<</Length 40>>stream\nBT (HTML/JavaScript /JS) Tj ET\nendstream endobj"),
    ],
    ["that opens at a page", pdf("/OpenAction[2 0 R/FitH null]")],
    ["that opens at a place", pdf("/OpenAction 4 0 R", "4 0 obj<</S/GoTo/D[2 0 R/Fit]>>endobj")],
    ["with packed objects", pdf("/OpenAction 20 0 R", packed(["<</S/GoTo/D(a)>>", "<</Title(/JavaScript)>>"]))],
    [
      "with a font that is named AA",
      pdf("", "4 0 obj<</Font<</AA 5 0 R>>>>endobj 5 0 obj<</Type/Font/FontDescriptor 6 0 R>>endobj"),
    ],
    ["with no action in a list of them", pdf("/AA<<>>")],
    [
      "with a stream that shows another picture",
      pdf("", "4 0 obj<</Resources<</XObject<</F 5 0 R>>>>/Length 0>>stream\n\nendstream endobj"),
    ],
    [
      "with flags on a link",
      pdf("", "4 0 obj<</Subtype/Link/F 4/Next 5 0 R/A<</S/URI/URI(https://ada.example)>>>>endobj"),
    ],
    ["with links", pdf("", "4 0 obj<</Subtype/Link/A<</S/URI/URI(https://ada.example)>>>>endobj")],
    ["after blank lines", Buffer.concat([Buffer.from("\r\n \n"), samplePdf()])],
    ["after a mark", Buffer.concat([Buffer.from("\ufeff"), samplePdf()])],
    ["before many blank lines", Buffer.concat([samplePdf(), Buffer.from("\r\n".repeat(2000))])],
    ["before a mark and the end sign of old systems", Buffer.concat([samplePdf(), Buffer.from("\ufeff\x1a")])],
  ])("%s", async (_what, bytes) => expect(await checkDocument(bytes)).toEqual({ type: "pdf" }));
});

describe("a file that is built to take long is decided at once", () => {
  // Without a bound each of these takes many minutes, not a second.
  const times = 300_000;
  test.each<[string, Buffer]>([
    ["streams without an end", pdf("", "1 0 obj stream\n".repeat(times))],
    ["strings without an end", pdf("", "1 0 obj (".repeat(times))],
    ["hex without an end", pdf("", "1 0 obj <0".repeat(times))],
    ["actions that name others", pdf("", "1 0 obj/OpenAction 9 0 R\n".repeat(19_000))],
    ["tags without an end", sampleDocx({ "word/document.xml": strToU8("<w:fldSimple ".repeat(1_000_000)) })],
    ["links without an end", sampleDocx({ "word/_rels/a.rels": strToU8('<Relationship a="'.repeat(1_000_000)) })],
  ])("%s", async (_what, bytes) => expect(await checkDocument(bytes)).toEqual(expect.any(Object)), 30_000);
});

const rels = (type: string, more: string) =>
  strToU8(
    `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ${more}/></Relationships>`,
  );
const words = (inner: string) => strToU8(`<w:document><w:body>${inner}</w:body></w:document>`);
const away = 'Target="https://evil.example/t.dotm" TargetMode="External"';

describe("a Word document that does something is refused, and says why", () => {
  test.each<[string, Parameters<typeof sampleDocx>[0], string]>([
    ["a template elsewhere", { "word/_rels/settings.xml.rels": rels("attachedTemplate", away) }, "loads-parts"],
    ["a picture elsewhere", { "word/_rels/document.xml.rels": rels("image", away) }, "loads-parts"],
    [
      "an object",
      { "word/_rels/document.xml.rels": rels("oleObject", 'Target="embeddings/oleObject1.bin"') },
      "file-inside",
    ],
    ["an object's bytes", { "word/embeddings/oleObject1.bin": strToU8("x") }, "file-inside"],
    ["an object's mark", { "word/header1.xml": words('<o:OLEObject Type="Link"/>') }, "file-inside"],
    [
      "a command",
      { "word/document.xml": words('<w:instrText> DDEAUTO c:\\\\cmd "x" </w:instrText>') },
      "starts-program",
    ],
    [
      "a command in pieces",
      {
        "word/footer1.xml": words(
          "<w:fldChar/><w:instrText>D</w:instrText></w:r><w:r><w:instrText>DE x y</w:instrText>",
        ),
      },
      "starts-program",
    ],
    [
      "a command in a simple field",
      { "word/document.xml": words('<w:fldSimple w:instr="&#68;DE a b"/>') },
      "starts-program",
    ],
    [
      "a command in numbers",
      { "word/document.xml": words("<w:instrText>QUOTE 68 68 69 65</w:instrText>") },
      "starts-program",
    ],
    [
      "a text elsewhere",
      { "word/document.xml": words('<w:instrText>INCLUDETEXT "http://x.example/a"</w:instrText>') },
      "loads-parts",
    ],
    [
      "a command cut by a comment",
      { "word/document.xml": words("<w:instrText>D<!-- -->DE a b</w:instrText>") },
      "unreadable",
    ],
    [
      "a template behind a sign in quotes",
      {
        "word/_rels/settings.xml.rels": strToU8(
          `<Relationship Id=" TargetMode='Internal'>" Type="x/attachedTemplate" ${away}/>`,
        ),
      },
      "loads-parts",
    ],
    ["another page's text", { "word/document.xml": words('<w:altChunk r:id="r9"/>') }, "file-inside"],
    ["another page's file", { "word/_rels/document.xml.rels": rels("aFChunk", 'Target="a.rtf"') }, "file-inside"],
    [
      "a table elsewhere",
      { "word/document.xml": words('<w:instrText> LINK Excel.Sheet.8 "\\\\\\\\x\\\\b.xls" R1C1 </w:instrText>') },
      "loads-parts",
    ],
    [
      "the same in pieces",
      {
        "word/header2.xml": words(
          "<w:fldChar/><w:instrText>LI</w:instrText><w:instrText>NK Word.Document.12 a</w:instrText>",
        ),
      },
      "loads-parts",
    ],
    ...["IMPORT c:\\a.gif", "RD other.docx", 'DATABASE \\c "DSN=x"', "INCLUDE http://x.example/a"].map(
      (field): [string, Parameters<typeof sampleDocx>[0], string] => [
        `a field ${field}`,
        { "word/footnotes.xml": words(`<w:fldSimple w:instr="${field.replaceAll('"', "&quot;")}"/>`) },
        "loads-parts",
      ],
    ),
    [
      "a picture behind a switch",
      { "word/document.xml": words('<w:instrText>INCLUDEPICTURE \\d "https://x.example/a.png"</w:instrText>') },
      "loads-parts",
    ],
    [
      "a picture whose name a field makes",
      {
        "word/document.xml": words(
          "<w:instrText>INCLUDEPICTURE </w:instrText><w:fldChar/><w:instrText>DOCPROPERTY a</w:instrText>",
        ),
      },
      "loads-parts",
    ],
    ["letters to many", { "word/settings.xml": words("<w:mailMerge><w:query/></w:mailMerge>") }, "loads-parts"],
    ["a script of the shell", { "word/run.ps1": strToU8("x") }, "runs-code"],
    ["macros' data", { "word/vbaData.xml": strToU8("<x/>") }, "runs-code"],
  ])("%s", async (_what, parts, flaw) => expect(await checkDocument(sampleDocx(parts))).toEqual({ flaw }));

  it("or taken with links, a chart and fields that only show something", async () => {
    const parts = {
      "word/_rels/document.xml.rels": rels("hyperlink", 'Target="https://ada.example" TargetMode="External"'),
      "word/charts/_rels/chart1.xml.rels": rels("package", 'Target="../embeddings/Microsoft_Excel_Sheet1.xlsx"'),
      "word/embeddings/Microsoft_Excel_Sheet1.xlsx": strToU8("PK"),
      "word/header1.xml": words('<w:instrText>INCLUDEPICTURE "me.png" \\* MERGEFORMAT</w:instrText>'),
      "word/footer1.xml": words(
        '<w:fldChar/><w:instrText>HYPERLINK "https://import.example/link database rd"</w:instrText>',
      ),
      "word/document.xml": words("<w:instrText>PAGE</w:instrText><w:t>DDE, OLE and macros: I know them all</w:t>"),
    };
    expect(await checkDocument(sampleDocx(parts))).toEqual({ type: "docx" });
  });
});
