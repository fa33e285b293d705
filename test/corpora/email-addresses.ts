import { readFileSync } from "node:fs";

/** Email addresses with is_email's verdict on each; control characters are written as symbols (from U+2400). */
export function emailAddresses(): { address: string; isError: boolean }[] {
  const xml = readFileSync("test/corpora/isemail-tests.xml", "utf8");
  return [...xml.matchAll(/<test id="\d+">(.*?)<\/test>/gs)].flatMap(([, test = ""]) => {
    const address = /<address>(.*?)<\/address>/s.exec(test)?.[1];
    if (address === undefined) return [];
    return [{ address: decode(address), isError: test.includes("<category>ISEMAIL_ERR</category>") }];
  });
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/[\u2400-\u241f]/g, (symbol) => String.fromCharCode((symbol.codePointAt(0) ?? 0) - 0x2400));
}
