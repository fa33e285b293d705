import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { PersonCard } from "#app/server/desk/people/person-card.server.ts";
import { PersonPanel } from "./person-panel.tsx";

const person = {
  id: "person",
  name: "Nora Quill",
  addresses: [],
  undelivered: [],
  threads: [],
  links: [],
  given: [],
  owner: null,
  details: [{ value: "new-email", label: "Another email address" }],
} as unknown as PersonCard;

function Page() {
  return <PersonPanel person={person} mayWork colleagues={[]} />;
}

/** The form to correct a detail, as it came back with what was typed. */
function shown(right?: string) {
  const Stub = createRoutesStub([{ id: "person", path: "/", Component: Page }]);
  const actionData = right && { person: { problem: "fields", typed: { do: "person-correct", right } } };
  const hydrationData = actionData ? { loaderData: {}, actionData } : { loaderData: {} };
  return parse(renderToStaticMarkup(<Stub hydrationData={hydrationData} />)).querySelector("#correct-right ~ .meant p");
}

it.each([
  ["nora@yaho.com", "Did you mean nora@yahoo.com?", false],
  ["Nora Quill-Stone", "", true],
  [undefined, "", true],
])("asks about a likely slip in %s below the field, and about nothing else", (right, words, isHidden) => {
  const question = shown(right);
  if (words) expect(question?.text).toBe(words);
  expect(question?.getAttribute("hidden")).toBe(isHidden ? "" : undefined);
});
