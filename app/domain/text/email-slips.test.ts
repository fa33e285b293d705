// cspell:disable
import { expect, it } from "vitest";
import { meantEmail } from "./email-slips.ts";

it.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gamil.com", "ana@gmail.com"],
  ["ana@gnail.com", "ana@gmail.com"],
  ["ana@gmaill.com", "ana@gmail.com"],
  ["ana@gmail.co", "ana@gmail.com"],
  ["ana@gmail.cm", "ana@gmail.com"],
  ["ana@gmial.con", "ana@gmail.com"],
  ["ana@gmailc.om", "ana@gmail.com"],
  ["Ana.Diaz+home@GMAIL.CON", "Ana.Diaz+home@gmail.com"],
  [" bo@yaho.com ", "bo@yahoo.com"],
  ["bo@yahooo.com", "bo@yahoo.com"],
  ["bo@hotmial.com", "bo@hotmail.com"],
  ["bo@hotmail.comm", "bo@hotmail.com"],
  ["bo@outlok.com", "bo@outlook.com"],
  ["bo@icoud.com", "bo@icloud.com"],
  ["bo@icloud.co,", "bo@icloud.com"],
  ["bo@aol.con", "bo@aol.com"],
  ["bo@comcast.ne", "bo@comcast.net"],
  ["bo@att.nte", "bo@att.net"],
  ["bo@sbcgloble.net", null],
  ["bo@acme-homes.con", "bo@acme-homes.com"],
])("reads %s as %s", (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

it.each([
  "ana@gmail.com",
  "ana@GMAIL.com",
  "ana@yahoo.co.uk",
  "ana@yahoo.ca",
  "ana@hotmail.fr",
  "ana@outlook.de",
  "ana@mail.com",
  "ana@email.com",
  "ana@gmx.com",
  "ana@ymail.com",
  "ana@cloud.com",
  "ana@live.ca",
  "ana@me.com",
  "ana@acme.co",
  "ana@team.example",
  "ana@uni.edu",
  "ana",
  "ana@",
  "ana@gmial",
  "",
])("asks nothing about %s", (typed) => {
  expect(meantEmail(typed)).toBeNull();
});
