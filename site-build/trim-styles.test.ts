import { globSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { usedRules, withUsedRules } from "./trim-styles.ts";

const known = (...names: string[]) => {
  return (css: string) => usedRules(css, (name) => names.includes(name));
};

test.each([
  ["a rule for an absent class", ".a{color:red}.b{color:blue}", ".a{color:red}"],
  ["an absent class of a list", ".a,.b:hover{color:red}", ".a{color:red}"],
  ["an absent class above or below", ".b .a{x:1}.a>.b{x:2}.a.b{x:3}.a+.a{x:4}", ".a+.a{x:4}"],
  ["an absent element", "p{x:1}table td{x:2}", "p{x:1}"],
  ["nested rules", ".a{x:1;& .b{x:2}& p{x:3}}", ".a{x:1;& p{x:3}}"],
  ["a rule that is left with nothing", ".a{& .b{x:2}}@media (width>40em){.b{x:1}}", ""],
])("drops %s", (_name, css, expected) => {
  expect(known("a", "p")(css)).toBe(expected);
});

test.each([
  ["what may be absent", ".a:not(.b){x:1}.a:has(>.b,.c){x:2}:is(.a,.b){x:3}"],
  ["a list over nested rules, whose weight it sets", ".a,.b{x:1;& p{x:2}}"],
  [
    "faces, movements and places",
    '@font-face{font-family:b;src:url(b)}@keyframes b{to{x:1}}@property --b{syntax:"*";inherits:false}',
  ],
  ["attributes, states and parts", '[b=c]{x:1}.a:target-current:before{content:"}.b{,"}:root{--b:.b}'],
  ["braces and commas in strings", '.a{content:"{;}";y:url(a;b)}'],
])("keeps %s", (_name, css) => {
  expect(known("a", "p")(css)).toBe(css);
});

test("keeps every rule of ours where all names are known", () => {
  const sheets = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));
  expect(sheets.length).toBeGreaterThan(30);
  for (const css of sheets) {
    const whole = transform({ filename: "whole.css", code: Buffer.from(css), minify: true }).code.toString();
    expect(usedRules(css, () => true)).toBe(whole);
  }
});

test("takes as known what stands in a page's markup or script, not in its sheets", () => {
  const page = '<style>.a{x:1}.b{x:2}.c{x:3}</style><p class="a">A</p><script>mark("b")</script>';
  expect(withUsedRules(page)).toBe(page.replace(".c{x:3}", ""));
});

test("takes out tokens that nothing asks for", () => {
  const page = '<style>:root{--a:red;--b:blue;--c:tan}p{color:var(--a)}</style><p style="color:var(--b)">A</p>';
  expect(withUsedRules(page)).toBe(page.replace(";--c:tan", ""));
});
