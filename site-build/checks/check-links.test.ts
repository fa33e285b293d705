import { expect, it } from "vitest";
import { builtPage } from "../built-page.ts";
import { linkProblems } from "./check-links.ts";

const targets = { files: new Set(["/rss.xml"]), redirects: new Map([["/learn", "/resources"]]) };

function problemsOf(body: string): string[] {
  const pages = [
    builtPage("about/index.html", `<body>${body}</body>`),
    builtPage("resources/index.html", '<body><section id="calculators"></section><input name="price" /></body>'),
  ];
  return linkProblems(pages, targets);
}

it.each([
  '<a href="/resources#calculators">x</a>',
  '<a href="/learn#calculators">x</a>',
  '<a href="/rss.xml">x</a>',
  '<a href="tel:+14805550142">x</a>',
  '<a id="top" href="#top">x</a>',
  '<a href="/resources?q=1">x</a>',
  '<a href="/resources#price=%24265%2C000">x</a>',
  "<aside hidden><button type=button>Use my numbers</button></aside><script>1</script>",
])("follows %s", (link) => {
  expect(problemsOf(link)).toEqual([]);
});

it.each([
  ['<a href="/nowhere">x</a>', '/about: "/nowhere" leads to no page'],
  ['<a href="/resources#guides">x</a>', '/about: "/resources#guides" names an anchor that is not there'],
  [
    '<a href="/resources#price=1&years=15">x</a>',
    '/about: "/resources#price=1&years=15" carries a number that has no field there',
  ],
  ['<a href="#">x</a>', '/about: "#" leads nowhere'],
  ['<img src="/missing.png">', '/about: "/missing.png" leads to no page'],
  [
    "<aside hidden><button type=button>Upload</button></aside>",
    '/about: the button "Upload" can do nothing without script',
  ],
  ["<button type=button>Upload</button>", '/about: the button "Upload" can do nothing without script'],
])("finds the problem with %s", (element, problem) => {
  expect(problemsOf(element)).toEqual([problem]);
});

it("accepts a button that opens a popover or submits a form", () => {
  expect(problemsOf("<button popovertarget=x>Open</button><form><button>Send</button></form>")).toEqual([]);
});
