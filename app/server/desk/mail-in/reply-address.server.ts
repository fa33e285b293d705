import type { DataKey } from "#app/server/keys/data-key.server.ts";

type Signer = Pick<DataKey, "hash" | "hashes">;

/** An address for a visitor's replies never passes for one of the team's, or the other way around. */
const purposes = { reply: "desk reply address", note: "desk note address" } as const;
type Purpose = keyof typeof purposes;

/** A thread's id and its signature, 16 bytes each: with "reply+" that is 58 of the 64 letters a mailbox name may have. */
const idBytes = 16;
const letters = "abcdefghijklmnopqrstuvwxyz234567";
const lettersOfPart = Math.ceil((idBytes * 8) / 5);

/**
 * Makes the reply address for a thread's letters, and for automatic emails about the request that began it: the setting `REPLY_ADDRESS` with the thread after a plus sign, signed so
 * that no one can write into a thread whose letters they never got. Mail servers may change the case of an address, so it
 * uses only lower-case letters and digits.
 *
 * @param template the setting, such as `reply@pathtokeys.example`
 * @param id the thread's, or that of the lead, message or booking
 */
export function replyAddress(dataKey: Signer, template: string, id: string): string {
  return signedAddress({ dataKey, purpose: "reply" }, template, id);
}

/**
 * Makes the address that takes replies to an email to the team about a request. Only who got that email knows it, which does
 * not make its writer one of us: what comes there is a note, and never goes out.
 *
 * @param reference the id of the lead, message or booking
 */
export function noteAddress(dataKey: Signer, template: string, reference: string): string {
  return signedAddress({ dataKey, purpose: "note" }, template, reference);
}

type Signing = { dataKey: Signer; purpose: Purpose };

function signedAddress({ dataKey, purpose }: Signing, template: string, id: string): string {
  const [name, domain] = [template.slice(0, template.lastIndexOf("@")), template.slice(template.lastIndexOf("@") + 1)];
  const token = encode(bytesOfId(id)) + encode(signature(dataKey.hash(purposes[purpose], id)));
  return `${name}+${token}@${domain}`;
}

/** Returns the id of a thread or a request in one of our addresses; null for any other address, and for one we did not sign. */
export function readReplyAddress(dataKey: Signer, address: string): string | null {
  return readSigned({ dataKey, purpose: "reply" }, address);
}

/** Returns the id of the request that a note is about; null for any other address. */
export function readNoteAddress(dataKey: Signer, address: string): string | null {
  return readSigned({ dataKey, purpose: "note" }, address);
}

function readSigned({ dataKey, purpose }: Signing, address: string): string | null {
  const token = /\+([a-z2-7]{52})@[^@\s<>]+>?\s*$/i.exec(address)?.[1]?.toLowerCase();
  if (!token) return null;
  const id = idOf(decode(token.slice(0, lettersOfPart)));
  const signed = token.slice(lettersOfPart);
  const isOurs = dataKey.hashes(purposes[purpose], id).some((hash) => encode(signature(hash)) === signed);
  return isOurs ? id : null;
}

function signature(hash: string): Buffer {
  return Buffer.from(hash, "base64url").subarray(0, idBytes);
}

function bytesOfId(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}

function idOf(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Base32 as in RFC 4648, in lower case and without padding. */
function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function decode(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
