import { addressParser, decodeWords } from "postal-mime";
import type { MailAddress } from "#app/domain/desk/mail/mail-signs.ts";

/** Longer than any line of authors. */
const mostLetters = 4000;

/**
 * Reads the addresses of a header such as `From`, the first one with its whole name: in `Lopez, Maria <m@x.example>`, where
 * the quotes around the name are missing, the comma separates no two people.
 */
export function readAddresses(line: string): MailAddress[] {
  const short = line.slice(0, mostLetters);
  const parts = addressParser(short, { flatten: true }).map(({ address = "", name }) => ({
    address: address.replace(/^mailto:/i, "").trim(),
    name,
  }));
  const at = parts.findIndex(isWhole);
  const first = parts[at];
  if (!first) return (/[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/.exec(short) ?? []).map((address) => ({ address, name: "" }));
  const cut = parts.slice(0, at).map(({ address, name }) => decodeWords(name || address));
  const name = [...cut, first.name].filter((piece) => piece !== "").join(", ");
  return [{ address: first.address, name }, ...parts.slice(at + 1).filter(isWhole)];
}

function isWhole({ address }: MailAddress): boolean {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(address);
}
