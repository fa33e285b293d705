import { expect, it } from "vitest";
import { NearestQuestions, questionIndex } from "./nearest-questions.ts";

const lists = [
  { accept: ["/gift", "/saving", "/third", "/unknown"], questions: ["grandma gives me money", "gift from my grandma"] },
  { accept: ["/lease"], questions: ["break my lease early", "get out of a lease"] },
  { accept: ["/unknown"], questions: ["nothing here"] },
];
const paths = ["/gift", "/saving", "/third", "/lease"];
const index = questionIndex(lists, paths, (question) => question);
const page = { path: "/rates", title: "Mortgage rates", summary: "What a loan costs." };
const nearest = new NearestQuestions(index, [page]);

function bestFor(question: string): string | undefined {
  return [...nearest.votesFor(question)].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

it.each([
  ["my grandma has a gift", "/gift"],
  ["can grandam help", "/gift"],
  ["leaving the lease", "/lease"],
  ["rate of a mortgage", "/rates"],
])("finds for %j the page that answered the nearest questions", (question, path) => {
  expect(bestFor(question)).toBe(path);
});

it.each(["", "is it the", "xqzwv"])("finds nothing for %j", (question) => {
  expect(nearest.votesFor(question).size).toBe(0);
});

it("holds the best two pages that exist, and no question whose words and pairs two others have", () => {
  expect(index.paths).toEqual(["/gift", "/lease", "/saving"]);
  const withMore = (...questions: string[]) =>
    questionIndex([...lists, { accept: ["/lease"], questions }], paths, (question) => question);
  expect(withMore("new lease")).not.toEqual(index);
  expect(withMore("new lease", "my lease")).toEqual(withMore("new lease"));
});

it("counts the second page that answers a question half", () => {
  const votes = nearest.votesFor("grandma gives me money");
  expect(votes.get("/saving")).toBeLessThan(votes.get("/gift") ?? 0);
});

it("prefers the page that more of the questions with a word ask for", () => {
  const asked = [
    { accept: ["/saving"], questions: ["old car"] },
    { accept: ["/lease"], questions: ["red car", "new car", "my car", "car note"] },
  ];
  const votes = new NearestQuestions(
    questionIndex(asked, paths, (question) => question),
    [],
  ).votesFor("car");
  expect(votes.get("/lease")).toBeGreaterThan(votes.get("/saving") ?? 0);
});
