import { strToU8, type Zippable, zipSync } from "fflate";

const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** A PDF with one empty page. */
export function samplePdf(words = "Ada Quill, ten years of reading credit reports"): Buffer {
  const body = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\n% ${words}\n`;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** A Word document; `others` are more files in it. */
export function sampleDocx(others: Zippable = {}, type = mainType): Buffer {
  return Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
      ),
      "_rels/.rels": strToU8('<?xml version="1.0"?><Relationships/>'),
      "word/document.xml": strToU8("<w:document><w:body><w:p>Ada Quill</w:p></w:body></w:document>"),
      ...others,
    }),
  );
}
