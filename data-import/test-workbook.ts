import { strToU8, zipSync } from "fflate";

/** An .xlsx with one sheet, as small as Excel readers accept: text inline, numbers as numbers. */
export function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const sheet = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column)).join("")}</row>`,
  );
  const files = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet.join("")}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

function cellXml(cell: string | number, row: number, column: number): string {
  const at = `${columnName(column)}${row + 1}`;
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  const text = cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** 0 is A, 26 is AA. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest >= 0 ? columnName(rest) : "") + String.fromCharCode(65 + (index % 26));
}
