import { loadNearestQuestions, loadPlaceFinder, loadSearchEngine } from "#app/lib/search/client.ts";
import { type Found, findAll } from "#app/lib/search/find-all.ts";
import { zipAlone } from "#app/lib/search/found-lines.ts";

export type Find = (query: string) => Found;

const nothing: Found = { answer: null, hits: [] };

/**
 * Fetches the index, and tells how to ask it: first all but the counties, then with them and with what others asked. Without
 * these two the rest still answers.
 *
 * @throws Error when the first part does not load
 */
export async function loadSearch(onLoaded: (find: Find) => void): Promise<void> {
  // Which county a ZIP code is in, only the server knows.
  const tell = (find: Find) => onLoaded((query) => (zipAlone(query) ? nothing : find(query)));
  const engine = await loadSearchEngine();
  // An engine's first search takes twice as long as the next: run it before a visitor does.
  findAll(engine, null, "warming up");
  tell((query) => findAll(engine, null, query));
  const [places, nearest] = await Promise.all([
    loadPlaceFinder().catch(() => null),
    loadNearestQuestions(engine).catch(() => null),
  ]);
  if (places || nearest) tell((query) => findAll(engine, places, query, nearest));
}
