import type { QueryClient } from "@tanstack/react-query";
import { SearchEngine } from "./engine.ts";
import { NearestQuestions, type QuestionIndex } from "./nearest-questions.ts";
import { PlaceFinder, type PlaceIndex } from "./place-finder.ts";
import { queryClient } from "./query-client.ts";

export const searchIndexPath = "/search-index.json";
const searchPlacesPath = "/search-places.json";
const searchQuestionsPath = "/search-questions.json";

/** The engine with the site's index; fetched on the first call, and again only after it left the cache. */
export function loadSearchEngine(client: QueryClient = queryClient): Promise<SearchEngine> {
  return loadPart(client, searchIndexPath, async (answer) => SearchEngine.fromJson(await answer.text()));
}

/** The county finder, which loads after the rest: most searches are not for a county. */
export function loadPlaceFinder(client: QueryClient = queryClient): Promise<PlaceFinder> {
  return loadPart(client, searchPlacesPath, async (answer) => new PlaceFinder((await answer.json()) as PlaceIndex));
}

/** Questions that were answered before, which load last: they need the pages of the engine. */
export function loadNearestQuestions(
  engine: SearchEngine,
  client: QueryClient = queryClient,
): Promise<NearestQuestions> {
  return loadPart(
    client,
    searchQuestionsPath,
    async (answer) => new NearestQuestions((await answer.json()) as QuestionIndex, engine.pages()),
  );
}

function loadPart<Part>(client: QueryClient, path: string, read: (answer: Response) => Promise<Part>): Promise<Part> {
  return client.fetchQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const answer = await fetch(path, { signal });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return read(answer);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Offline it fails right away and says so, instead of waiting silently.
    networkMode: "always",
    structuralSharing: false,
  });
}
