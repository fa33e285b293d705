import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import { localRecordSchema } from "#app/content/finder/local-program-record.ts";
import { programRecordSchema } from "#app/content/finder/program-record.ts";
import { parseCounties, stateNames } from "#app/content/places/county-list.ts";

/** Words that promise what only the program and a lender can say. */
const promises = /\b(eligible|approved?|guaranteed?|qualif(y|ies|ied))\b/i;

/** The programs of states, counties and cities: one table, because no one writes separate rules for them. */
const localTable = "app/content/finder/local-programs.json";

/**
 * Finds programs that no page must show: of the wrong shape, without source or dates, with a review
 * before the day it was verified or seen, in a county of another state, or with a word that promises.
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
  const counties = new Map(
    parseCounties(await readFile("app/content/places/counties.csv", "utf8")).map(({ fips, state }) => [fips, state]),
  );
  const table: unknown = JSON.parse(await readFile(localTable, "utf8"));
  const local = problemsOfTable(table, counties).map((problem) => `${localTable}: ${problem}`);
  return [...problems.flat(), ...local];
}

/** Finds problems in the table of local programs. `counties`: the state of each county by FIPS. */
export function problemsOfTable(table: unknown, counties: ReadonlyMap<string, string>): string[] {
  const parsed = z.safeParse(z.array(localRecordSchema), table);
  if (!parsed.success) return parsed.error.issues.map(words);
  const seen = new Set<string>();
  return parsed.data.flatMap(({ slug, place, seenOn, reviewBy, sources, site, ...told }) => {
    const twice = seen.has(slug);
    seen.add(slug);
    const away = place.counties?.filter((fips) => counties.get(fips) !== place.state) ?? [];
    const known = stateNames.has(place.state) && slug.startsWith(place.state.toLowerCase());
    return [
      ...(twice ? ["is listed twice"] : []),
      ...(known ? [] : [`place.state: ${place.state} is not the state of its slug`]),
      ...away.map((fips) => `place.counties: ${fips} is not in ${place.state}`),
      ...(reviewBy > seenOn ? [] : ["reviewBy: has to lie after seenOn"]),
      ...promisesIn(told),
    ].map((problem) => `${slug}: ${problem}`);
  });
}

/** Finds problems with one program. */
export function problemsOf(program: unknown): string[] {
  const parsed = z.safeParse(programRecordSchema, program);
  if (!parsed.success) return parsed.error.issues.map(words);
  const { verifiedOn, reviewBy, sources, contact, ...told } = parsed.data;
  return [...(reviewBy > verifiedOn ? [] : ["reviewBy: has to lie after verifiedOn"]), ...promisesIn(told)];
}

function promisesIn(told: object): string[] {
  const promise = promises.exec(JSON.stringify(told));
  return promise ? [`“${promise[0]}” promises what the program decides`] : [];
}

function words(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === "unrecognized_keys" ? ` (no such field: ${issue.keys.join(", ")})` : "";
  return `${issue.path.join(".")}: ${issue.message}${unknown}`;
}
