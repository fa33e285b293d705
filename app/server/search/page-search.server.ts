import { allAnswers } from "#app/content/answers/all-answers.ts";
import type { Answer } from "#app/content/answers/answer-record.ts";
import { type Article, guides, reports } from "#app/content/articles/articles.server.ts";
import { type SituationList, situationLists } from "#app/content/articles/reading-order.server.ts";
import { type Calculator, calculators } from "#app/content/calculators/calculator-list.ts";
import { popularPrograms } from "#app/content/finder/assistance-programs.ts";
import { finderPrograms } from "#app/content/finder/listing.ts";
import type { LocalProgram } from "#app/content/finder/local-program-record.ts";
import { amountToldBy, localPrograms, localRecords, programsFor } from "#app/content/finder/local-programs.ts";
import { glossary, termPath } from "#app/content/glossary/all-terms.ts";
import type { GlossaryTerm } from "#app/content/glossary/terms/glossary-term.ts";
import { pageHeads } from "#app/content/heads/page-heads.ts";
import { pageSearchWords } from "#app/content/heads/page-search-words.ts";
import { loanPrograms } from "#app/content/pages/buying/loan-programs-words.ts";
import { faq } from "#app/content/pages/faq-words.ts";
import { partWord, stateNames, statePath, stateProgramsPath } from "#app/content/places/county-list.ts";
import type { AssistanceProgram } from "#app/content/site/records.ts";
import first from "#app/content/site/search-examples/first.json" with { type: "json" };
import neighbors from "#app/content/site/search-examples/neighbors.json" with { type: "json" };
import own from "#app/content/site/search-examples/own.json" with { type: "json" };
import phrases from "#app/content/site/search-examples/phrases.json" with { type: "json" };
import renters from "#app/content/site/search-examples/renters.json" with { type: "json" };
import second from "#app/content/site/search-examples/second.json" with { type: "json" };
import { type SearchDocument, SearchEngine, type SearchKind } from "#app/lib/search/engine.ts";
import { inEnglish } from "#app/lib/search/find-all.ts";
import {
  type AskedBefore,
  NearestQuestions,
  type QuestionIndex,
  questionIndex,
} from "#app/lib/search/nearest-questions.ts";
import { searchWords } from "#app/lib/search/words.ts";

/** The first part of the index: everything that can be found except the counties, each with its page's address. */
export function searchDocuments(): SearchDocument[] {
  return [
    ...allAnswers.map(answerDocument),
    ...guides.map((guide) => articleDocument("Guide", guide)),
    ...reports.map((report) => articleDocument("Market report", report, report.keyInsights)),
    ...faq.map(questionDocument),
    ...loanPrograms.map(loanDocument),
    // The loans among them have their own place, with all their rules.
    ...popularPrograms.filter(({ title }) => !title.endsWith(" loan")).map(assistanceDocument),
    ...finderPrograms.map(({ slug, name, summary }) => programDocument(slug, name, summary)),
    ...localPrograms.map(localProgramDocument),
    ...[...stateNames].flatMap(namesDocument),
    ...calculators.map(calculatorDocument),
    ...glossary.map(termDocument),
    ...pageDocuments(),
    ...situationLists.map(listDocument),
    ...[...stateNames].map(stateDocument),
  ];
}

let engine: SearchEngine | undefined;

/** The engine over the whole site, made on the first search. */
export function siteSearch(): SearchEngine {
  engine ??= SearchEngine.fromDocuments(searchDocuments());
  return engine;
}

const nothingMore = { words: "", headings: "", body: "" };

function answerDocument({ id, question, words, verdict, text, from, next, scores }: Answer): SearchDocument {
  const answer = { verdict, text, source: from.source, asOf: from.effective, next, scores };
  return {
    ...nothingMore,
    kind: "Answer",
    path: `/answers#${id}`,
    title: question,
    summary: `${verdict}. ${text}`,
    words,
    answer,
  };
}

function articleDocument(kind: SearchKind, article: Article, insights: readonly string[] = []): SearchDocument {
  return {
    kind,
    path: article.path,
    title: article.title,
    summary: article.description,
    words: [article.category, ...(article.searchWords ?? [])].join(" "),
    headings: article.headings.map(({ text }) => text).join(" "),
    body: insights.join(" "),
  };
}

/** Without the titles of its guides: it would have the words of every question, and come first. */
function listDocument({ path, title, description }: SituationList): SearchDocument {
  return {
    ...nothingMore,
    kind: "Page",
    path,
    title: `“${title}”: what to read`,
    summary: description,
  };
}

function questionDocument({ question, answer, anchor }: (typeof faq)[number]): SearchDocument {
  return {
    ...nothingMore,
    kind: "Question",
    path: `/faq#${anchor}`,
    title: question,
    summary: answer[0],
    body: answer.slice(1).join(" "),
  };
}

function loanDocument({ id, title, description, bestFor }: (typeof loanPrograms)[number]): SearchDocument {
  const isLoan = id !== "assistance";
  return {
    ...nothingMore,
    kind: "Program",
    path: `/loan-programs#${id}`,
    title: isLoan ? `${title} loan` : title,
    summary: description,
    body: bestFor,
  };
}

function assistanceDocument({ title, description, requirements, benefits }: AssistanceProgram): SearchDocument {
  return {
    ...nothingMore,
    kind: "Program",
    path: "/financial-aid#programs",
    title,
    summary: description,
    words: "assistance",
    body: [...requirements, ...benefits].join(" "),
  };
}

/** Also by what its address has and its title doesn't (`nc`, `97`), and by the short name of who runs it (`NCHFA`). */
function programDocument(slug: string, title: string, summary: string, administrator = ""): SearchDocument {
  const said = new Set(searchWords(title));
  const words = [...slug.split("-").filter((word) => !said.has(word)), shortNameIn(administrator)].join(" ");
  return { ...nothingMore, kind: "Program", path: `/programs/${slug}`, title, summary, words };
}

function localProgramDocument(program: LocalProgram): SearchDocument {
  const { slug, name, place } = program;
  const state = stateNames.get(place.state) ?? place.state;
  const where = place.name === null ? state : `${place.name}, ${state}`;
  return programDocument(slug, `${name}, ${where}`, amountToldBy(program), program.administrator);
}

/** The names of a state that have no page, those that ended too: who searches for one finds who to ask. */
function namesDocument([code, state]: readonly [string, string]): SearchDocument[] {
  const nameless = localRecords.filter(({ place, terms }) => place.state === code && terms === null);
  if (nameless.length === 0) return [];
  const names = programsFor({ state: code }).names.map(({ name }) => name);
  const summary =
    names.length > 0
      ? `We do not know what these pay, only who to ask: ${names.join("; ")}.`
      : "What each program pays, who it is for, and who to ask.";
  const words = [code, "state", ...nameless.map(({ name }) => name)].join(" ");
  const title = names.length > 0 ? `${state}: names to ask about` : `${state}: down payment programs`;
  return [{ ...nothingMore, kind: "Program", path: stateProgramsPath(code), title, summary, words }];
}

/** `California Housing Finance Agency (CalHFA)` → `CalHFA` */
function shortNameIn(administrator: string): string {
  return /\(([A-Z][A-Za-z]*)\)/.exec(administrator)?.[1] ?? "";
}

function calculatorDocument({ path, title, description, searchWords }: Calculator): SearchDocument {
  const words = ["calculator", ...searchWords].join(" ");
  return { ...nothingMore, kind: "Calculator", path, title, summary: description, words };
}

/** Its own page says the rest: with the second sentence and the example, this part of the index would double in size. */
function termDocument({ slug, term, names = [], words = [], meaning }: GlossaryTerm): SearchDocument {
  return {
    ...nothingMore,
    kind: "Word",
    path: termPath(slug),
    title: term,
    summary: meaning[0],
    words: ["meaning", ...names, ...words].join(" "),
  };
}

/** The page of a state leads to its counties, which are the second part of the index. */
function stateDocument([state, name]: readonly [string, string]): SearchDocument {
  return {
    ...nothingMore,
    kind: "Place",
    path: statePath(state),
    title: `${name}, ${partWord(state)} by ${partWord(state)}`,
    summary: `Rents, incomes and loan limits in every county of ${name}.`,
    words: "places county map rent income limits",
  };
}

/** Of two words: one means more than a page, and three are found as they are. The free analysis is asked for on its form. */
function nameOf(path: string, { breadcrumb, title }: { breadcrumb: string; title: string }): { name?: string } {
  const isClear = /^\S+ \S+$/.test(breadcrumb) && path !== "/credit-repair-landing";
  return isClear && !title.toLowerCase().includes(breadcrumb.toLowerCase()) ? { name: breadcrumb } : {};
}

/** Pages that search engines may show: not the confirmations, not the search itself. Calculators have their own kind. */
function pageDocuments(): SearchDocument[] {
  return Object.entries(pageHeads)
    .filter(([path, head]) => head.robots.endsWith(", follow") && !path.startsWith("/calculators/"))
    .map(([path, head]) => ({
      ...nothingMore,
      kind: "Page",
      path,
      title: path === "/" ? head.breadcrumb : head.title,
      ...nameOf(path, head),
      summary: head.description,
      words: [head.breadcrumb, pageSearchWords[path] ?? ""].join(" "),
    }));
}

/** The lists of questions that the search learns from, by who wrote them. */
export const questionLists = { own, first, second, phrases, renters, neighbors } as const;

/** The third part of the index: what these questions have in common with others. */
export function siteQuestions(lists: readonly AskedBefore[] = Object.values(questionLists).flat()): QuestionIndex {
  const paths = new Set(
    siteSearch()
      .pages()
      .map(({ path }) => path),
  );
  return questionIndex(lists, [...paths], inEnglish);
}

let nearest: NearestQuestions | undefined;

/** The finder over all lists, made on the first search. */
export function nearestQuestions(): NearestQuestions {
  nearest ??= new NearestQuestions(siteQuestions(), siteSearch().pages());
  return nearest;
}
