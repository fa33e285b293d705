import type { Site } from "../../e2e/support/site.ts";
import { slowestPage, until } from "./fault-run.ts";
import { open } from "./hostile-clients.ts";

const call = "/functions/v1/send-form-notification";
const json = "Content-Type: application/json\r\n";
const form = "Content-Type: application/x-www-form-urlencoded\r\n";

type Parts = (string | Buffer)[];

function get(target: string, headers = ""): Parts {
  return [`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`];
}

function post(body: string | Buffer, headers = json, path = call): Parts {
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  // A client that is still sending when the connection closes loses the answer, too.
  const closing = body.length > 65_536 ? "" : "Connection: close\r\n";
  return [`POST ${path} HTTP/1.1\r\nHost: x\r\n${closing}${headers}${length}\r\n`, body];
}

function chunked(chunks: string): Parts {
  return [`POST ${call} HTTP/1.1\r\nHost: x\r\n${json}Transfer-Encoding: chunked\r\n\r\n${chunks}`];
}

const deep = `{"message":${"[".repeat(8000)}${"]".repeat(8000)}}`;
const manyFields = new URLSearchParams(Array.from({ length: 2000 }, (_, n) => [`f${n}`, "x"])).toString();

const badRequests: [what: string, expected: number[], parts: Parts][] = [
  ["64 KB of headers", [431], get("/", `X: ${"x".repeat(65_536)}\r\n`)],
  ["a long address", [431], get(`/${"a".repeat(65_536)}`)],
  ["a body of 1 MB", [413], post("x".repeat(1_000_000))],
  ["a form of 1 MB", [413], post("x".repeat(1_000_000), form, "/get-started")],
  ["a form of 2,000 fields", [422], post(manyFields, form, "/get-started")],
  ["a form with broken escapes", [422], post("email=%zz%c0%af%00&firstName=%ff", form, "/get-started")],
  ["a form of another type", [415], post("a", "Content-Type: multipart/form-data; boundary=a\r\n", "/get-started")],
  ["a form from another site", [403], post("email=a", `${form}Origin: https://other.example\r\n`, "/get-started")],
  ["a form for no page", [404], post("email=a", form, "/nowhere")],
  ["deep JSON", [422], post(deep)],
  ["cut JSON", [400], post('{"a":')],
  ["a list", [400], post("[]")],
  ["numbers beyond all numbers", [422], post('{"email":1e999,"phone":-1e999}')],
  ["__proto__", [422], post('{"__proto__":{"formName":"Contact"},"constructor":1}')],
  ["halves of letters", [422], post('{"formName":"Contact","email":"\\ud800"}')],
  ["broken UTF-8", [400], post(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))],
  ["UTF-16", [415], post("{}", "Content-Type: application/json; charset=utf-16\r\n")],
  ["a packed body", [400], post(Buffer.from([0x1f, 0x8b, 0x08]), `${json}Content-Encoding: gzip\r\n`)],
  ["two lengths", [400], ["POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"]],
  ["length and chunks", [400], post("0\r\n\r\n", `${json}Transfer-Encoding: chunked\r\n`)],
  ["bad chunks", [400], chunked("zz\r\n")],
  ["chunks with long names", [413], chunked(`1;${"x".repeat(20_000)}\r\na\r\n0\r\n\r\n`)],
  ["no host", [400], ["GET / HTTP/1.1\r\n\r\n"]],
  ["two hosts", [400], ["GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"]],
  ["a host that is none", [400], ["GET /nowhere HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"]],
  ["no HTTP", [400], ["\u0016\u0003\u0001 hello\r\n\r\n"]],
  ["an unknown method", [400], ["FROB / HTTP/1.1\r\nHost: x\r\n\r\n"]],
  ["another method", [405], ["DELETE /get-started HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"]],
  ["a proxy's method", [405], ["CONNECT other.example:443 HTTP/1.1\r\nHost: x\r\n\r\n"]],
  ["dots", [404], get("/../../etc/passwd")],
  ["escaped dots", [404], get("/%2e%2e/%2e%2e/etc/passwd")],
  ["twice escaped dots", [404], get("/%252e%252e/etc/passwd")],
  ["backslashes", [400, 404], get("/..\\..\\etc\\passwd")],
  ["assets and dots", [404], get("/assets/../../server/index.js")],
  ["a hidden file", [404], get("/.env")],
  ["a zero byte", [404], get("/%00")],
  ["a broken escape", [404], get("/%zz")],
  ["an overlong slash", [404], get("/%c0%af%c0%af/etc/passwd")],
  ["a county that is none", [404], get("/places/%2e%2e%2f/%00")],
  ["a link that we did not sign", [404], get("/booking/..%2f%00")],
  ["a page of another host", [404], get("http://other.example//get-started")],
  ["two slashes", [404], get("//other.example/")],
];

/** Odd, but not wrong: answered like any other request. */
const oddRequests: [what: string, expected: number[], parts: Parts][] = [
  ["broken escapes in a search", [200], get("/search?q=%zz%c0%af%00")],
  ["broken escapes in a calculator", [200], get("/calculators/affordability?price=%zz&__proto__=1")],
  ["a broken cookie", [200], get("/", "Cookie: =;;=%zz; cookie-choice=%00; carried-contact=%zz\r\n")],
  ["a thousand ranges", [200], get("/", `Range: bytes=${"0-1,".repeat(1000)}0-1\r\n`)],
  ["something else to expect", [200], get("/", "Expect: wonders\r\n")],
];

/** Requests that no visitor's browser sends get a clear status, a small body without a stack trace, and one log line. */
export async function sendBadRequests(site: Site): Promise<string> {
  const wrong: string[] = [];
  for (const [what, expected, parts] of [...badRequests, ...oddRequests]) {
    const problem = await problemWith(site, expected, parts);
    if (problem) wrong.push(`${what}: ${problem}`);
  }
  if (wrong.length > 0) throw new Error(wrong.join("; "));
  await slowestPage(site);
  return `${badRequests.length} bad and ${oddRequests.length} odd kinds, each with its status and its line in the log`;
}

async function problemWith(site: Site, expected: number[], parts: Parts): Promise<string | null> {
  const answer = await exchange(site, parts);
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  const status = Number(head.split(" ", 2)[1] ?? 0);
  if (!expected.includes(status)) return `answered ${status || "nothing"}`;
  if (/node:internal|\.server\.ts|\bat (async )?\S+ \(/.test(answer)) return "shows a stack";
  if (status < 400) return null;
  // Pages that help the visitor (not found, the form again) are a page long; all other answers are one sentence.
  const longest = status === 404 || status === 422 ? 65_536 : 1024;
  const size = rest.join("\r\n\r\n").length;
  if (size === 0 || size > longest) return `has a body of ${size} bytes`;
  const requestId = /^X-Request-Id: (\S+)/im.exec(head)?.[1];
  if (!requestId) return "has no request id";
  const lines = () => site.log.split("\n").filter((line) => line.includes(requestId));
  await until(() => lines().length > 0, 5000, "").catch(() => {});
  return lines().length === 1 ? null : `has ${lines().length} lines in the log`;
}

/** Returns the answer once all of it has arrived, or the part that has arrived when the server hangs up. */
async function exchange(site: Site, parts: Parts): Promise<string> {
  const socket = await open(site);
  let said = "";
  const whole = new Promise((resolve) => {
    socket.once("close", resolve).setEncoding("latin1");
    socket.on("data", (text: string) => {
      said += text;
      const length = /^Content-Length: (\d+)/im.exec(said)?.[1];
      if (length && said.length >= said.indexOf("\r\n\r\n") + 4 + Number(length)) resolve(said);
    });
  });
  for (const part of parts) socket.write(part);
  const timer = setTimeout(() => socket.destroy(), 20_000);
  await whole;
  clearTimeout(timer);
  socket.destroy();
  return said;
}
