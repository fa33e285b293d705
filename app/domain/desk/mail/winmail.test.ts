import { expect, it } from "vitest";
import { unpackWinmail } from "./winmail.ts";

const u16 = (value: number) => [value & 255, (value >> 8) & 255];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
const letters = (text: string) => [...Buffer.from(text, "latin1")];
const item = (id: number, content: number[], level = 2) => [
  level,
  ...u16(id),
  0,
  0,
  ...u32(content.length),
  ...content,
  0,
  0,
];
const packed = (...items: number[][]) => Uint8Array.from([0x78, 0x9f, 0x3e, 0x22, 1, 0, ...items.flat()]);

/** One number, then the long name in UTF-16. */
function properties(name: string): number[] {
  const wide = [...Buffer.from(`${name}\0`, "utf16le")];
  const filled = [...wide, ...new Array((4 - (wide.length % 4)) % 4).fill(0)];
  return [
    ...u32(2),
    ...u16(3),
    ...u16(0x0e20),
    ...u32(7),
    ...u16(31),
    ...u16(0x3707),
    ...u32(1),
    ...u32(wide.length),
    ...filled,
  ];
}

it("gives back the files that Outlook packed, with their long names, and its text", () => {
  const bytes = packed(
    item(0x800c, letters("See the pay stubs.\0"), 1),
    item(0x9002, [1, 0]),
    item(0x8010, letters("PAYSTU~1.PDF\0")),
    item(0x800f, letters("%PDF-1.7")),
    item(0x9005, properties("Pay stubs März.pdf")),
    item(0x9002, [1, 0]),
    item(0x8010, letters("w2.jpg\0")),
    item(0x800f, [0xff, 0xd8, 0xff]),
  );
  const { files, text } = unpackWinmail(bytes);
  expect(text).toBe("See the pay stubs.");
  expect(files.map(({ name }) => name)).toEqual(["Pay stubs März.pdf", "w2.jpg"]);
  expect(Buffer.from(files[0]?.bytes ?? []).toString()).toBe("%PDF-1.7");
});

it("reads as much as there is of a broken file, and nothing of another", () => {
  const whole = packed(item(0x9002, [1]), item(0x8010, letters("a.pdf")), item(0x800f, letters("12345678")));
  for (let length = 0; length < whole.byteLength; length += 1) {
    expect(unpackWinmail(whole.subarray(0, length)).files.length).toBeLessThanOrEqual(1);
  }
  expect(unpackWinmail(Uint8Array.from(letters("PK\u0003\u0004 not packed")))).toEqual({ files: [], text: "" });
  expect(unpackWinmail(packed(item(0x9002, [1]), [2, 0x0f, 0x80, 0, 0, 255, 255, 255, 255, 1, 2, 3]))).toEqual({
    files: [],
    text: "",
  });
  expect(unpackWinmail(new Uint8Array(100_000).fill(2)).files).toEqual([]);
});
