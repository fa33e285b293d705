import { globSync, readFileSync } from "node:fs";
import { browserslistToTargets, transform } from "lightningcss";
import { expect, test } from "vitest";
import packageJson from "#package.json" with { type: "json" };
import { usedRules, withUsedRules } from "./trim-styles.ts";

const targets = browserslistToTargets(packageJson.browserslist);

const known = (...names: string[]) => {
  return (css: string) => usedRules(css, (name) => names.includes(name.replace(/^[.#]/, "")));
};

test.each([
  ["a rule for an absent class", ".a{color:red}.b{color:blue}", ".a{color:red}"],
  ["an absent class from a list", ".a,.b:hover{color:red}", ".a{color:red}"],
  ["an absent class above or below", ".b .a{x:1}.a>.b{x:2}.a.b{x:3}.a+.a{x:4}", ".a+.a{x:4}"],
  ["an absent element", "p{x:1}table td{x:2}", "p{x:1}"],
  ["absent names within :is()", ":is(.a,.b,.c) p{x:1}:is(.a,.d,p,.c){x:2}", ".a p{x:1}:is(.a,.d,p,.c){x:2}"],
  ["a rule whose :is() has only absent names", ":is(.b,.c) p{x:1}", ""],
  ["a rule that ends up empty", ".a{& .b{x:2}}@media (width>40em){.b{x:1}}", ""],
])("drops %s", (_name, css, expected) => {
  expect(known("a", "p")(css)).toBe(expected);
});

test.each([
  ["names that may be absent", ".a:not(.b){x:1}.a:has(>.b,.c){x:2}:is(.a,p .b){x:3}"],
  [
    "fonts, animations and custom properties",
    '@font-face{font-family:b;src:url(b)}@keyframes b{to{x:1}}@property --b{syntax:"*";inherits:false}',
  ],
  ["attributes, states and parts", '[b=c]{x:1}.a:target-current:before{content:"}.b{,"}:root{--b:.b}'],
  ["braces and commas in strings", '.a{content:"{;}";y:url(a;b)}'],
])("keeps %s", (_name, css) => {
  expect(known("a", "p")(css)).toBe(css);
});

const minified = (css: string) =>
  transform({ filename: "whole.css", code: Buffer.from(css), minify: true, targets }).code.toString();

test("keeps each of our rules when all names are known", () => {
  const sheets = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));
  expect(sheets.length).toBeGreaterThan(30);
  for (const css of sheets) {
    const whole = minified(minified(css));
    expect(usedRules(minified(css), () => true)).toBe(whole);
  }
});

test("finds names in a page's markup and scripts, not in its style sheets", () => {
  const page = '<style>.a{x:1}.b{x:2}.c{x:3}</style><p class="a">A</p><script>mark("b")</script>';
  expect(withUsedRules(page)).toBe(page.replace(".c{x:3}", ""));
});

test("tells a class from an element with the same name", () => {
  const page = '<style>.head{x:1}.side{x:2}</style><head></head><p class="side">A</p>';
  expect(withUsedRules(page)).toBe(page.replace(".head{x:1}", ""));
});

test("drops rules for field types and states that the page doesn't have", () => {
  const page = '<style>[type=radio]{x:1}:is([type=text],[type=email]){x:2}.b[disabled]{x:3}</style><input type="text">';
  expect(withUsedRules(page)).toBe('<style>[type=text]{x:2}</style><input type="text">');
});

test("drops animations that nothing uses", () => {
  const page =
    "<style>@keyframes a{to{x:1}}@keyframes b{to{x:1}}@keyframes c{to{x:1}}p{animation:1s a,2s b}</style><p>A</p>";
  expect(withUsedRules(page)).toBe(page.replace("@keyframes c{to{x:1}}", ""));
});

test("drops tokens that only unused tokens use", () => {
  const page = "<style>:root{--a:red;--b:var(--c);--c:var(--d);--d:tan}p{color:var(--a)}</style><p>A</p>";
  expect(withUsedRules(page)).toBe("<style>:root{--a:red}p{color:var(--a)}</style><p>A</p>");
});

test("drops tokens that nothing uses", () => {
  const page = '<style>:root{--a:red;--b:blue;--c:tan}p{color:var(--a)}</style><p style="color:var(--b)">A</p>';
  expect(withUsedRules(page)).toBe(page.replace(";--c:tan", ""));
});
