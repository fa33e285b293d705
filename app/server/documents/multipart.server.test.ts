import { expect, it, test } from "vitest";
import { readMultipart } from "./multipart.server.ts";

const type = "multipart/form-data; boundary=--b0";

function formOf(parts: [headers: string, content: string | Buffer][]): Buffer {
  const bytes = parts.flatMap(([headers, content]) => [`----b0\r\n${headers}\r\n\r\n`, content, "\r\n"]);
  return Buffer.concat([...bytes, "----b0--\r\n"].map((part) => Buffer.from(part)));
}

const name = (of: string) => `Content-Disposition: form-data; name="${of}"`;
const file = Buffer.from([0, 1, 13, 10, 45, 45, 255]);
const form = formOf([
  [name("name"), "Ada\r\nQuill"],
  [`${name("resume")}; filename="a%22b.pdf"\r\nContent-Type: application/pdf`, file],
]);

test("parses a form, with a file of any bytes", () => {
  expect(readMultipart(type, form)).toEqual([
    { name: "name", content: Buffer.from("Ada\r\nQuill"), isWhole: true },
    { name: "resume", fileName: 'a"b.pdf', content: file, isWhole: true },
  ]);
  expect(readMultipart('multipart/form-data; charset=utf-8; boundary="--b0"', form)).toHaveLength(2);
});

test("reads a browser's form the same way as the platform", async () => {
  const sent = new FormData();
  sent.set("name", "José → 🏠");
  sent.set("resume", new File([file], "résumé 履歴.pdf", { type: "application/pdf" }));
  const request = new Request("http://localhost", { method: "POST", body: sent });
  const parts = readMultipart(request.headers.get("Content-Type") ?? "", Buffer.from(await request.arrayBuffer()));
  expect(parts?.map(({ name: field, fileName, content }) => [field, fileName, content.toString("latin1")])).toEqual([
    ["name", undefined, Buffer.from("José → 🏠").toString("latin1")],
    ["resume", "résumé 履歴.pdf", file.toString("latin1")],
  ]);
});

test("returns only the parts that arrived when a form is cut off anywhere", () => {
  for (let length = 0; length < form.length; length += 1) {
    const parts = readMultipart(type, form.subarray(0, length)) ?? [];
    for (const part of parts.filter(({ isWhole }) => isWhole)) {
      expect(part.content).toEqual(part.name === "name" ? Buffer.from("Ada\r\nQuill") : file);
    }
    expect(parts.length).toBeLessThanOrEqual(2);
  }
});

it.each([
  ["another type", "application/x-www-form-urlencoded", form],
  ["no boundary", "multipart/form-data", form],
  ["a boundary that isn't in the body", "multipart/form-data; boundary=other", form],
  ["a boundary that is too long", `multipart/form-data; boundary=${"b".repeat(71)}`, form],
  ["nothing", type, Buffer.alloc(0)],
  ["more parts than any form has", type, formOf(Array.from({ length: 31 }, () => [name("a"), "b"]))],
])("is not a form: %s", (_what, contentType, body) => {
  expect(readMultipart(contentType, body)).toBeNull();
});

test("skips parts without a name, and headers without an end", () => {
  expect(readMultipart(type, formOf([["Content-Disposition: form-data", "x"]]))).toEqual([]);
  expect(readMultipart(type, formOf([[`${name("a")}\r\nX: ${"x".repeat(9000)}`, "x"]]))).toEqual([]);
});
