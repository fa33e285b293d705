import first from "#app/content/site/search-examples/first.json" with { type: "json" };
import neighbors from "#app/content/site/search-examples/neighbors.json" with { type: "json" };
import own from "#app/content/site/search-examples/own.json" with { type: "json" };
import phrases from "#app/content/site/search-examples/phrases.json" with { type: "json" };
import renters from "#app/content/site/search-examples/renters.json" with { type: "json" };
import second from "#app/content/site/search-examples/second.json" with { type: "json" };
import { inEnglish } from "#app/lib/search/in-english.ts";
import {
  type AskedBefore,
  NearestQuestions,
  type QuestionIndex,
  questionIndex,
} from "#app/lib/search/nearest-questions.ts";
import { siteSearch } from "./page-search.server.ts";

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
