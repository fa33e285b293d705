/** A file that Outlook packed into `winmail.dat`. */
export type PackedFile = { name: string; bytes: Uint8Array };

/** What is in such a file (MS-OXTNEF): its files, and its text where it is plain. */
export type Unpacked = { files: PackedFile[]; text: string };

const signature = 0x223e9f78;
const ids = { begin: 0x9002, title: 0x8010, data: 0x800f, properties: 0x9005, body: 0x800c } as const;
const mostFiles = 50;

/** Reads a `winmail.dat`, as far as it can be read; empty for anything else. It never throws, whatever is in the file. */
export function unpackWinmail(bytes: Uint8Array): Unpacked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files: PackedFile[] = [];
  let text = "";
  if (bytes.byteLength < 6 || view.getUint32(0, true) !== signature) return { files, text };
  let at = 6;
  // A level, an id, a length, the content and a checksum, one after the other.
  while (at + 11 <= bytes.byteLength && files.length <= mostFiles) {
    const id = view.getUint16(at + 1, true);
    const length = view.getUint32(at + 5, true);
    const content = bytes.subarray(at + 9, at + 9 + length);
    if (content.byteLength < length) break;
    at += 11 + length;
    const file = files.at(-1);
    if (id === ids.begin) files.push({ name: "", bytes: new Uint8Array() });
    else if (id === ids.body) text = plainText(content);
    else if (file && id === ids.title && file.name === "") file.name = plainText(content);
    else if (file && id === ids.data) file.bytes = content.slice();
    else if (file && id === ids.properties) file.name = longName(content) || file.name;
  }
  return { files: files.filter((file) => file.bytes.byteLength > 0).slice(0, mostFiles), text: text.trim() };
}

function plainText(bytes: Uint8Array): string {
  return new TextDecoder("windows-1252").decode(bytes).replace(/\0+$/, "");
}

/** Sizes of values by their type; a string or a block says its own. */
const sizes: Readonly<Record<number, number>> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
};
const nameProperty = 0x3707;

/** The long file name among the properties of a file; the title is cut to eight letters and three. */
function longName(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 4;
  while (at + 4 <= bytes.byteLength) {
    const [type, id] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    at += 4;
    // Names of their own have more before their value, and come last.
    if (id >= 0x8000) return "";
    const size = sizes[type];
    if (size !== undefined) {
      at += size;
      continue;
    }
    if (![13, 30, 31, 258].includes(type) || at + 8 > bytes.byteLength || view.getUint32(at, true) !== 1) return "";
    const length = view.getUint32(at + 4, true);
    const value = bytes.subarray(at + 8, at + 8 + length);
    if (id === nameProperty)
      return type === 31 ? new TextDecoder("utf-16le").decode(value).replace(/\0+$/, "") : plainText(value);
    at += 8 + length + ((4 - (length % 4)) % 4);
  }
  return "";
}
