import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";

/**
 * The files in a folder that contain an address: in their bytes, as `grep -ra` finds it, in upper or lower case and as
 * UTF-16, and in emails also as an email program reads them.
 */
export function tracesOfAddress(folder: string, address: string): Promise<string[]> {
  return tracesOfAddresses(folder, [address]);
}

/** The same for files that contain any of several addresses. */
export async function tracesOfAddresses(folder: string, addresses: readonly string[]): Promise<string[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const forms = addresses.flatMap(formsOf);
  const traces: string[] = [];
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const content = readIfThere(file);
    const texts = [content.toString("latin1"), ...(file.includes(".eml") ? [await mailText(content)] : [])];
    const plain = texts.map((text) => text.toLowerCase());
    if (plain.some((text) => forms.some((form) => text.includes(form)))) traces.push(file);
  }
  return traces;
}

/** The site may be changing the files in the meantime. */
function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}

async function mailText(content: Buffer): Promise<string> {
  const { attachments, ...mail } = await PostalMime.parse(content, { attachmentEncoding: "utf8" });
  const parts = attachments.map(({ content: part }) => String(part).replace(/\r?\n[ \t]/g, ""));
  return JSON.stringify([mail, parts]);
}

function formsOf(address: string): string[] {
  const plain = address.toLowerCase();
  const wide = [...plain].join("\0");
  return [plain, wide];
}
