import { fleschKincaid } from "flesch-kincaid";
import type { HTMLElement } from "node-html-parser";
import { syllable } from "syllable";
import type { BuiltPage } from "./built-page.ts";

/** How hard a page's sentences are to read: a school grade in the United States, by Flesch and Kincaid's formula. */
export type ReadingGrade = { path: string; grade: number; sentences: number };

/** Pages that may be harder than the rest, each with its reason. An entry that isn't needed anymore stops the build. */
const harderPages: Readonly<Record<string, string>> = {};

/** On a page with fewer sentences, one long word decides. */
const fewest = 5;
const silent = "script, style, template, svg, select, table, nav, label, .vh";

/** Grades of all pages with enough sentences, the hardest first. */
export function readingGrades(pages: readonly BuiltPage[]): ReadingGrade[] {
  return pages
    .map(({ path, root }) => ({ path, ...gradeOf(sentencesOf(root)) }))
    .filter(({ sentences }) => sentences >= fewest)
    .toSorted((one, other) => other.grade - one.grade);
}

/** A line for each page, as the build prints it. */
export function gradeLine({ path, grade, sentences }: ReadingGrade): string {
  return `Reading grade ${grade.toFixed(1).padStart(4)}  ${path} (${sentences} sentences)`;
}

/** Finds pages above grade 7, guides and reports above grade 8, and reasons that nothing needs anymore. */
export function gradeProblems(grades: readonly ReadingGrade[], harder = harderPages): string[] {
  const above = grades.filter(({ path, grade }) => grade > mostOf(path));
  return [
    ...above
      .filter(({ path }) => !(path in harder))
      .map(
        ({ path, grade }) =>
          `${path}: reads at grade ${grade.toFixed(1)}, above ${mostOf(path)}: use shorter words and sentences`,
      ),
    ...Object.keys(harder)
      .filter((path) => above.every((page) => page.path !== path))
      .map((path) => `${path}: needs no reason for a high reading grade anymore`),
  ];
}

function mostOf(path: string): number {
  return /^\/(guides|reports)\//.test(path) ? 8 : 7;
}

function gradeOf(sentences: readonly string[]): Omit<ReadingGrade, "path"> {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
  return { grade, sentences: sentences.length };
}

/** Most words of a page are on others, too. */
const syllablesByWord = new Map<string, number>();

function syllablesOf(word: string): number {
  const count = syllablesByWord.get(word) ?? Math.max(1, syllable(word));
  syllablesByWord.set(word, count);
  return count;
}

/** The whole sentences of a page's main text. A heading, a label or a cell is none: it would only flatter the grade. */
function sentencesOf(root: HTMLElement): string[] {
  const main = (root.querySelector("main") ?? root).clone() as HTMLElement;
  for (const element of main.querySelectorAll(silent)) element.remove();
  return main
    .querySelectorAll("p, li, dd, figcaption, summary")
    .filter((block) => !block.querySelector("p, li, dd"))
    .flatMap((block) => block.textContent.replaceAll(/\s+/g, " ").trim().split(between))
    .filter((sentence) => /[.!?][”")]?$/.test(sentence) && wordsOf(sentence).length > 2);
}

/** After a mark, before a capital or a figure; not within "12 U.S.C. 4901". */
const between = /(?<=[.!?][”")]?)(?<!\b(?:U\.S|U\.S\.C|e\.g|vs|No|Inc)\.) (?=[\p{Lu}\d“"($])/u;

/** Words as they are read out: a figure counts as one, of one syllable. */
function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\d$][\p{L}\d’'.,%$+]*/gu) ?? [];
}
