import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { bareContentPolicy, contentPolicy, inlineSources } from "./content-policy.ts";

const addresses = {
  bookingUrl: "https://book.example/us",
  functionsUrl: "https://back.example",
  leadTrackingSrc: "https://track.example/t.js",
};
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const page = [
  `<!DOCTYPE html><html><head><style data-href="site">.a{color:red}</style>`,
  `<script type="application/ld+json">{"@type":"Service"}</script></head><body>`,
  `<script>let a = 1 < 2;</script><script type="speculationrules">{"prerender":[]}</script>`,
  `<template><script type="module" src="/later.js"></script></template>`,
  `<style>.b::after{content:"</p>"}</style><script>let a = 1 < 2;</script></body></html>`,
].join("\n");

test("lists the hash of every inline script and style sheet once, and leaves out data and scripts with an address", () => {
  expect(inlineSources(page)).toEqual({
    scripts: [hash("let a = 1 < 2;"), hash('{"prerender":[]}')],
    styles: [hash(".a{color:red}"), hash('.b::after{content:"</p>"}')],
  });
});

test.each([
  ["a prerendered page", contentPolicy(addresses, inlineSources(page))],
  ["a page made on request", contentPolicy(addresses, { scripts: ["'nonce-c29tZSByYW5kb20gYnl0'"], styles: [] })],
  ["any other answer", bareContentPolicy(addresses)],
])("Google's evaluator finds nothing above informational in the policy of %s", (_name, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
});

test("the policy runs no inline script that it doesn't list, and evaluates no text", () => {
  expect(bareContentPolicy(addresses)).toContain("script-src 'none'; style-src 'self';");
  for (const policy of [contentPolicy(addresses, inlineSources(page)), bareContentPolicy(addresses)]) {
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
});
