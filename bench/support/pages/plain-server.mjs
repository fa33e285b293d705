// The least that Node does for a page: one file in gzip, held in memory, with the headers that it cannot be read without.
// bench/pages.mjs starts it with the file's name; PORT says where it listens.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const page = readFileSync(process.argv[2] ?? "");
const headers = [
  "Content-Type",
  "text/html; charset=utf-8",
  "Content-Encoding",
  "gzip",
  "Content-Length",
  `${page.length}`,
];

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(page);
}).listen(Number(process.env.PORT), process.env.HOST);
