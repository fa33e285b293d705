import { readdir, readFile } from "node:fs/promises";
import { markedWords } from "#app/content/glossary/marked-words.ts";
import type { GlossaryTerm } from "#app/content/glossary/terms/glossary-term.ts";

const folder = "app/content/glossary/terms";

/** A file of terms, to tell which line a mistake is on. */
type TermFile = { name: string; text: string };

/** Finds mistakes in the glossary: duplicates, dead references and missing parts, each with file and line. */
export async function glossaryProblems(terms: readonly GlossaryTerm[]): Promise<string[]> {
  const names = (await readdir(folder)).toSorted();
  const files = await Promise.all(
    names.map(async (name) => ({ name: `${folder}/${name}`, text: await readFile(`${folder}/${name}`, "utf8") })),
  );
  const slugs = new Set(terms.map(({ slug }) => slug));
  const unknown = Object.keys(markedWords).filter((slug) => !slugs.has(slug));
  return [
    ...problemsOfTerms(terms, files),
    ...unknown.map((slug) => `app/content/glossary/marked-words.ts: the glossary has no term "${slug}"`),
  ];
}

/** Problems with these terms, each with the line on which its entry begins. */
export function problemsOfTerms(terms: readonly GlossaryTerm[], files: readonly TermFile[]): string[] {
  const slugs = new Map(Map.groupBy(terms, ({ slug }) => slug));
  const titles = Map.groupBy(terms, ({ term }) => term.toLowerCase());
  return [...slugs].flatMap(([slug, [term, ...again]]) => {
    if (!term) return [];
    const places = placesOf(slug, files);
    const problems = [
      ...(again.length > 0 ? [`"${slug}" is there twice: ${places.join(" and ")}`] : []),
      ...((titles.get(term.term.toLowerCase())?.length ?? 0) > again.length + 1
        ? [`another term is called "${term.term}", too`]
        : []),
      ...slipsOf(term),
      ...term.see.filter((other) => other === slug || !slugs.has(other)).map((other) => `see "${other}" leads nowhere`),
    ];
    return problems.map((problem) => `${places[0] ?? folder}: ${slug}: ${problem}`);
  });
}

function slipsOf({ meaning, example, from }: GlossaryTerm): string[] {
  const [is, does] = meaning;
  return [
    ...(isSentence(example) ? [] : ["its example is missing or no sentence"]),
    ...(isSentence(is) && isSentence(does) ? [] : ["its meaning is not two sentences"]),
    ...(/\d/.test(is) ? ["its first sentence has a figure: lists and popovers show it without a source"] : []),
    ...(/\d/.test(does) && !from ? ["its meaning has a figure and no source"] : []),
  ];
}

function isSentence(text: string): boolean {
  return /^[\p{Lu}\d“$].{15,}[.!?]”?$/u.test(text);
}

/** `app/content/glossary/credit-glossary.ts:12`, once for each entry of that slug. */
function placesOf(slug: string, files: readonly TermFile[]): string[] {
  return files.flatMap(({ name, text }) =>
    text.split("\n").flatMap((line, index) => (line.includes(` slug: "${slug}"`) ? [`${name}:${index + 1}`] : [])),
  );
}
