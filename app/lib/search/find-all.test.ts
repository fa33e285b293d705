import { describe, expect, it } from "vitest";
import { SearchEngine } from "./engine.ts";
import { findAll, inEnglish } from "./find-all.ts";
import { NearestQuestions, questionIndex } from "./nearest-questions.ts";

const nothing = { words: "", headings: "", body: "", summary: "Sentences." };
const engine = SearchEngine.fromDocuments([
  { ...nothing, kind: "Guide", path: "/guides/offer", title: "Giving an offer" },
  { ...nothing, kind: "Guide", path: "/guides/gift", title: "Presents from relatives" },
  { ...nothing, kind: "Page", path: "/finder", title: "Finder" },
  { ...nothing, kind: "Place", path: "/places/georgia", title: "Georgia, county by county" },
  { ...nothing, kind: "Program", path: "/programs/ga-georgia-dream", title: "Georgia Dream" },
]);
const lists = [
  { accept: ["/guides/gift"], questions: ["grandma is giving me money"] },
  { accept: ["/finder"], questions: ["who gives grants", "help with grants"] },
  { accept: ["/programs/ga-georgia-dream"], questions: ["georgia", "georgia prices", "grants in georgia"] },
];
const nearest = new NearestQuestions(
  questionIndex(
    lists,
    engine.pages().map(({ path }) => path),
    (question) => question,
  ),
  engine.pages(),
);

it.each([
  ["grandma giving me 5 grand", "/guides/gift"],
  ["giving an offer", "/guides/offer"],
  ["who gives grants", "/finder"],
  ["who gives grants in georgia", "/programs/ga-georgia-dream"],
  ["georgia county by county prices", "/places/georgia"],
])("leads from %j to %s first", (query, path) => {
  expect(findAll(engine, null, query, nearest).hits[0]?.path).toBe(path);
});

it("keeps what the words find behind what the questions find, each once", () => {
  const paths = findAll(engine, null, "grandma giving me 5 grand", nearest).hits.map((hit) => hit.path);
  expect(paths).toContain("/guides/offer");
  expect(new Set(paths).size).toBe(paths.length);
});

// cspell:disable

describe("a question in Spanish", () => {
  it.each([
    ["ayuda con el pago inicial en florida", "help down payment florida"],
    ["¿Cuánto puedo pagar por una casa?", "how much can i afford house"],
    ["hipoteca", "mortgage"],
    ["prestamo fha requisitos", "loan fha requirements"],
  ])("%j is searched in English", (spanish, english) => {
    expect(inEnglish(spanish)).toBe(english);
  });

  it.each(["Casa Grande AZ down payment", "help in La Porte, IN", "el paso first time buyer", "when can I buy?"])(
    "%j stays as typed",
    (query) => {
      expect(inEnglish(query)).toBe(query);
    },
  );
});
