import { type KeptPath, type ReadPath, readPath, writePath } from "./kept-path.ts";

const mark = "#plan=";
/** Far more than anybody types; a code that would unpack to more is no plan of ours. */
const mostBytes = 100_000;

/** The fragment that carries a plan to another device. Browsers never send it to a server. */
export async function pathFragment(path: KeptPath): Promise<string> {
  const packed = await bytesOf(new Blob([writePath(path)]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const letters = btoa(String.fromCharCode(...packed));
  return mark + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The plan in a fragment; null when it carries none. What does not unpack to a plan is broken. */
export async function readFragment(hash: string): Promise<ReadPath | null> {
  if (!hash.startsWith(mark)) return null;
  try {
    const letters = hash.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/");
    const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const unpacked = await bytesOf(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
    return readPath(new TextDecoder().decode(unpacked));
  } catch {
    return { is: "broken" };
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const bytes: number[] = [];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.push(...part.value);
    if (bytes.length > mostBytes) throw new RangeError("The code holds too much");
  }
  return Uint8Array.from(bytes);
}
