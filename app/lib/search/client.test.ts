import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadNearestQuestions, loadPlaceFinder, loadSearchEngine, searchIndexPath } from "./client.ts";
import { SearchEngine } from "./engine.ts";
import { createQueryClient } from "./query-client.ts";

const json = SearchEngine.fromDocuments([
  { path: "/faq", kind: "Page", title: "Questions", summary: "", words: "", headings: "", body: "" },
]).toJson();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A mock network: each answer in turn, the last one forever. */
function answerWith(...answers: (() => Response)[]) {
  const fetchIndex = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
  vi.stubGlobal("fetch", fetchIndex);
  return fetchIndex;
}

it("fetches the index once for all callers", async () => {
  const fetchIndex = answerWith(() => new Response(json));
  const client = createQueryClient();
  const [one, other] = await Promise.all([loadSearchEngine(client), loadSearchEngine(client)]);
  expect(one.search("questions")).toHaveLength(1);
  expect(other).toBe(one);
  expect(await loadSearchEngine(client)).toBe(one);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  expect(fetchIndex).toHaveBeenCalledWith(searchIndexPath, expect.anything());
});

it("fetches the counties separately, and only once", async () => {
  const published = { year: 2026, source: "HUD", effective: "2026-01-01" };
  const index = {
    states: { AZ: [["Maricopa County", 557750, 832750, 1913, 1913, 2026]] },
    fha: published,
    conforming: published,
    rents: [published],
  };
  const fetchPlaces = answerWith(() => Response.json(index));
  const client = createQueryClient();
  const places = await loadPlaceFinder(client);
  expect(places.find("maricopa").hits.map(({ path }) => path)).toEqual(["/places/arizona/maricopa-county"]);
  expect(await loadPlaceFinder(client)).toBe(places);
  expect(fetchPlaces).toHaveBeenCalledTimes(1);
  expect(fetchPlaces).not.toHaveBeenCalledWith(searchIndexPath, expect.anything());
});

it("fetches the questions that were answered before separately, and knows the pages of the engine, too", async () => {
  const client = createQueryClient();
  answerWith(() => new Response(json));
  const engine = await loadSearchEngine(client);
  const fetchAsked = answerWith(() => Response.json({ paths: ["/gift"], asked: [["0", "grand"]] }));
  const nearest = await loadNearestQuestions(engine, client);
  expect([...nearest.votesFor("grandma").keys()]).toEqual(["/gift"]);
  expect([...nearest.votesFor("questions").keys()]).toEqual(["/faq"]);
  expect(fetchAsked).toHaveBeenCalledTimes(1);
});

it("tries three more times, then gives up until someone asks again", async () => {
  const fetchIndex = answerWith(() => new Response("", { status: 503 }));
  const client = createQueryClient();
  const failed = expect(loadSearchEngine(client)).rejects.toThrow("503");
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  await failed;
  expect(fetchIndex).toHaveBeenCalledTimes(4);
  answerWith(() => new Response(json));
  expect((await loadSearchEngine(client)).search("questions")).toHaveLength(1);
});

it("does not accept half a file as an index", async () => {
  answerWith(() => new Response(json.slice(0, 50)));
  const failed = expect(loadSearchEngine(createQueryClient())).rejects.toThrow(SyntaxError);
  await vi.advanceTimersByTimeAsync(7000);
  await failed;
});
