/** A part of a form. `fileName` is there when it is a file; `isWhole` is false when the body ends in the middle of it. */
export type FormPart = { name: string; fileName?: string; content: Buffer; isWhole: boolean };

/** More than any of our forms has. */
const mostParts = 30;

/** The headers of a part: two short lines in every browser. */
const mostHeaderBytes = 8 * 1024;

/**
 * Parses a form of `multipart/form-data` (RFC 7578), as browsers write it. A body that was cut off gives the parts that
 * arrived, the last one incomplete, so that text typed before the file is never lost. Null when it isn't such a form.
 *
 * @param contentType the request's header, with the boundary
 */
export function readMultipart(contentType: string, body: Buffer): FormPart[] | null {
  const [, quoted, bare] =
    /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return null;
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  if (!body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) return null;
  const parts: FormPart[] = [];
  let at = delimiter.length - 2;
  while (parts.length < mostParts) {
    // "--" after the boundary ends the form.
    if (body.toString("latin1", at, at + 2) !== "\r\n") return parts;
    const end = body.indexOf(delimiter, at + 2);
    const part = readPart(body.subarray(at + 2, end === -1 ? body.length : end), end !== -1);
    if (part) parts.push(part);
    if (end === -1) return parts;
    at = end + delimiter.length;
  }
  return null;
}

function readPart(bytes: Buffer, isWhole: boolean): FormPart | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1 || end > mostHeaderBytes) return null;
  const headers = bytes.toString("utf8", 0, end).split("\r\n");
  const disposition = headers.find((line) => /^content-disposition\s*:\s*form-data\s*;/i.test(line)) ?? "";
  const name = quotedValue(disposition, "name");
  if (name === undefined) return null;
  const fileName = quotedValue(disposition, "filename");
  return { name, ...(fileName !== undefined && { fileName }), content: bytes.subarray(end + 4), isWhole };
}

/** Browsers write the three characters that could end a name as %22, %0D and %0A, and no others. */
function quotedValue(disposition: string, key: string): string | undefined {
  const [, value] = new RegExp(`;\\s*${key}="([^"]*)"`, "i").exec(disposition) ?? [];
  return value?.replace(/%(22|0D|0A)/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
