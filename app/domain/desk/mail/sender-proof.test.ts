import { expect, test } from "vitest";
import { isSenderProven, senderProof } from "./sender-proof.ts";

const server = "mx.pathtokeys.example";
const from = "maria@visitor.example";
const isProven = (...results: string[]) =>
  isSenderProven(
    [["from", `Maria <${from}>`], ...results.map((one) => ["authentication-results", one] as const)],
    server,
    from,
  );

test.each([
  [`${server}; dmarc=pass (p=REJECT sp=NONE) header.from=visitor.example`],
  [
    `${server} 1; spf=pass smtp.mailfrom=x.example; dkim=pass header.d=x.example; dmarc=pass header.from=Visitor.example`,
  ],
  [`MX.pathtokeys.example; dkim=pass (2048-bit key; unprotected) header.d=visitor.example header.s=a`],
  [`${server}; dmarc=none header.from=visitor.example; dkim=pass header.i=@visitor.example`],
])("our server's pass is believed: %s", (header) => expect(isProven(header)).toBe(true));

test.each([
  ["of another server", "mx.evil.example; dmarc=pass header.from=visitor.example"],
  ["of a server with a longer name", `x.${server}; dmarc=pass header.from=visitor.example`],
  ["that failed", `${server}; dmarc=fail header.from=visitor.example; dkim=pass header.d=visitor.example`],
  ["for another domain", `${server}; dmarc=pass header.from=evil.example`],
  ["for no domain", `${server}; dmarc=pass`],
  ["signed by another domain", `${server}; dkim=pass header.d=evil.example`],
  ["signed by a part of the domain's name", `${server}; dkim=pass header.d=example`],
  ["of the envelope alone", `${server}; spf=pass smtp.mailfrom=visitor.example`],
  ["in a comment", `${server}; spf=fail (; dmarc=pass header.from=visitor.example)`],
  ["in quotes", `${server}; spf=fail smtp.mailfrom="a; dmarc=pass header.from=visitor.example ;b"@evil.example`],
  ["that says two things", `${server}; dmarc=pass header.from=visitor.example; dmarc=fail header.from=visitor.example`],
  ["of none", `${server}; none`],
])("a result %s is not", (_what, header) => expect(isProven(header)).toBe(false));

test("only the topmost header of our server counts, and only for one sender", () => {
  const [good, bad] = ["pass", "fail"].map((word) => `${server}; dmarc=${word} header.from=visitor.example`);
  expect(isProven(String(bad), String(good))).toBe(false);
  expect(isProven("mx.other.example; dmarc=fail", String(good))).toBe(true);
  const header = ["authentication-results", String(good)] as const;
  expect(isSenderProven([["from", from], ["from", "x@evil.example"], header], server, from)).toBe(false);
  expect(isSenderProven([["from", from], header], undefined, from)).toBe(false);
  expect(isSenderProven([["from", from], header], server, from)).toBe(true);
  expect(isSenderProven([["from", `"x@y.example" <${from}>`], header], server, from)).toBe(true);
  // The form of a site passes on what somebody typed into it.
  expect(isSenderProven([["from", "forms.x@visitor.example"], ["reply-to", from], header], server, from)).toBe(false);
  expect(isSenderProven([["from", `other@visitor.example, ${from}`], header], server, from)).toBe(false);
  expect(isProven(`${server}; ${"(".repeat(50_000)}dmarc=pass${"a=b ".repeat(20_000)}`)).toBe(false);
});

test.each([
  ["proven", [`Maria <${from}>`], "dmarc=pass header.from=visitor.example"],
  ["forged", [`Maria <${from}>`], "dmarc=fail header.from=visitor.example"],
  ["unproven", [`Maria <${from}>`], "dmarc=none header.from=visitor.example"],
  ["unproven", [`Maria <${from}>`], "dmarc=pass header.from=evil.example"],
  ["many", [`${from}, x@evil.example`], "dmarc=pass header.from=evil.example"],
  ["many", [`Maria <${from}>, "X" <x@evil.example>`], "dmarc=fail header.from=visitor.example"],
  ["many", [`Maria <${from}>`, "x@evil.example"], "dmarc=pass header.from=visitor.example"],
  ["proven", [`"x@evil.example" <${from}>`], "dmarc=pass header.from=visitor.example"],
  ["unproven", [`x@evil.example <${from}>`], "none"],
  ["unproven", [`${from} <${from}>`], "none"],
] as const)("the verdict is %s of %j with %s", (verdict, authors, result) => {
  const headers = [
    ...authors.map((author) => ["from", author] as const),
    ["authentication-results", `${server}; ${result}`] as const,
  ];
  expect(senderProof(headers, server, from)).toBe(verdict);
  expect(senderProof(headers, undefined, from)).toBe(verdict === "many" ? "many" : "unchecked");
});
