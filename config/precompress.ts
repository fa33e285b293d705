import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Fonts and pictures are compressed already. */
const compressible = /\.(css|csv|data|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Puts `x.br` and `x.gz` next to each text file of a folder, as small as possible: this runs once a build, and the server
 * only sends them. A file that would not shrink gets none.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => precompressFile(join(entry.parentPath, entry.name))));
}

/** The same on a separate thread: it goes on while this one is busy. */
export function precompressBeside(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("precompress-thread.ts", import.meta.url), { workerData: folder });
    thread.once("error", reject).once("exit", () => resolve());
  });
}

async function precompressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    deflate(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < body.length) await writeFile(`${file}.br`, br);
  if (gz.length < body.length) await writeFile(`${file}.gz`, gz);
}
