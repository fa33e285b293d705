import { type Article, guides, reports } from "#app/content/articles/articles.server.ts";
import { popularPrograms } from "#app/content/finder/assistance-programs.ts";
import { loanPrograms } from "#app/content/pages/buying/loan-programs.ts";
import { calculators } from "#app/content/pages/calculators.ts";
import { faq } from "#app/content/pages/faq.ts";
import { stateNames, statePath } from "#app/content/places/county-list.ts";
import { pageHeads } from "#app/content/site/page-heads.ts";
import type { AssistanceProgram, Calculator } from "#app/content/site/records.ts";
import { type SearchDocument, SearchEngine, type SearchKind } from "#app/lib/search/search-engine.ts";

/** Everything on the site that can be found, each with the address that answers it. */
export function searchDocuments(): SearchDocument[] {
  return [
    ...guides.map((guide) => articleDocument("Guide", guide)),
    ...reports.map((report) => articleDocument("Market report", report, report.keyInsights)),
    ...faq.map(questionDocument),
    ...loanPrograms.map(loanDocument),
    // The loans among them have a place of their own, with all their rules.
    ...popularPrograms.filter(({ title }) => !title.endsWith(" loan")).map(assistanceDocument),
    ...calculators.map(calculatorDocument),
    ...pageDocuments(),
    ...[...stateNames].map(stateDocument),
  ];
}

let engine: SearchEngine | undefined;

/** The engine over the whole site, made at the first search. */
export function siteSearch(): SearchEngine {
  engine ??= SearchEngine.fromDocuments(searchDocuments());
  return engine;
}

const nothingMore = { words: "", headings: "", body: "" };

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

/** One that is still being built is found on the page of all calculators, which says so. */
function calculatorDocument(calculator: Calculator): SearchDocument {
  return {
    ...nothingMore,
    kind: "Calculator",
    path: calculator.path ?? `/calculators#${calculator.slug}`,
    title: calculator.title,
    summary: calculator.ready ? calculator.description : `Being built. ${calculator.description}`,
    words: ["calculator", ...(calculator.searchWords ?? [])].join(" "),
  };
}

/** The page of a state leads to its counties; 3,235 of them would make the index four times as large. */
function stateDocument([state, name]: readonly [string, string]): SearchDocument {
  return {
    ...nothingMore,
    kind: "Page",
    path: statePath(state),
    title: `${name}, county by county`,
    summary: `Two-bedroom rents, median incomes and loan limits in every county of ${name}, with a map.`,
    words: "places county map rent income limits",
  };
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
      summary: head.description,
      words: head.breadcrumb,
    }));
}
