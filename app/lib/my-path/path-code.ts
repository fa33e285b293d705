import { type KeptPath, type ReadPath, readPath, writePath } from "./kept-path.ts";
import { thisMonth } from "./this-month.ts";

const mark = "#plan=";
/** Far more than anyone types; a code that would unpack to more isn't one of our plans. */
const mostBytes = 100_000;

/** The fragment that carries a plan to another device. Browsers never send it to a server. */
export async function pathFragment(path: KeptPath): Promise<string> {
  const { deflateSync, strToU8 } = await loadPacker();
  const packed = deflateSync(strToU8(writePath(path)));
  const letters = btoa(String.fromCharCode(...packed));
  return mark + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The plan in a fragment; null if it carries none. A code that does not unpack to a plan is broken. */
export async function readFragment(hash: string): Promise<ReadPath | null> {
  if (!hash.startsWith(mark)) return null;
  try {
    const { inflateSync, strFromU8 } = await loadPacker();
    const letters = hash.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/");
    const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return readPath(strFromU8(inflateSync(packed, { out: new Uint8Array(mostBytes) })), thisMonth());
  } catch {
    return { is: "broken" };
  }
}

/** Only visitors who take a plan along need it. Phones from before 2023 have no built-in compression. */
function loadPacker() {
  return import("fflate");
}
