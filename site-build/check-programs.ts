import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import { programRecordSchema } from "#app/content/finder/program-record.ts";

/** Words that promise what only the program and a lender can say. */
const promises = /\b(eligible|approved?|guaranteed?|qualif(y|ies|ied))\b/i;

/**
 * Finds files in app/content/programs/ that the finder must not show: of the wrong shape, without source or dates, with
 * a review before the day they were verified, or with a word that promises.
 */
export async function programProblems(folder = "app/content/programs"): Promise<string[]> {
  const problems = await Promise.all(
    (await readdir(folder))
      .filter((name) => name !== "README.md")
      .map(async (name) => {
        if (!/^[a-z0-9-]+\.ts$/.test(name)) return [`${folder}/${name}: the name of a program's file is like-this.ts`];
        // Which files there are is only known when the build has come to its end.
        const file = (await import(/* @vite-ignore */ pathToFileURL(resolve(folder, name)).href)) as {
          program?: unknown;
        };
        return problemsOf(file.program).map((problem) => `${folder}/${name}: ${problem}`);
      }),
  );
  return problems.flat();
}

/** What is wrong with one program. */
export function problemsOf(program: unknown): string[] {
  const parsed = z.safeParse(programRecordSchema, program);
  if (!parsed.success) return parsed.error.issues.map(words);
  const { verifiedOn, reviewBy, sources, contact, ...told } = parsed.data;
  const promise = promises.exec(JSON.stringify(told));
  return [
    ...(reviewBy > verifiedOn ? [] : ["reviewBy: has to lie after verifiedOn"]),
    ...(promise ? [`“${promise[0]}” promises what the program decides`] : []),
  ];
}

function words(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === "unrecognized_keys" ? ` (no such field: ${issue.keys.join(", ")})` : "";
  return `${issue.path.join(".")}: ${issue.message}${unknown}`;
}
