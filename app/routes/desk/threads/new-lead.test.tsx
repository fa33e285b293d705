import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import NewLead from "./new-lead.tsx";

/** The page, and the form that came back to it. */
function shown(typed?: Record<string, string>) {
  const Stub = createRoutesStub([{ id: "new", path: "/", Component: NewLead }]);
  const came = typed && { new: { problem: "fields", typed: { do: "lead-by-hand", ...typed } } };
  const loaderData = { new: { submissionKey: "key", consent: "Words" } };
  return parse(renderToStaticMarkup(<Stub hydrationData={came ? { loaderData, actionData: came } : { loaderData }} />));
}

it("asks below the address about a likely slip, as the public forms do", () => {
  const question = (typed?: Record<string, string>) => shown(typed).querySelector("#email ~ .meant p");
  expect(question({ email: "cher@gmial.com" })?.text).toBe("Did you mean cher@gmail.com?");
  expect(question({ email: "cher@gmial.com" })?.getAttribute("hidden")).toBeUndefined();
  // What is typed later is asked about there.
  expect(question()?.getAttribute("hidden")).toBe("");
  expect(
    shown()
      .querySelectorAll(".meant button")
      .map((button) => button.getAttribute("data-meant-for")),
  ).toEqual(["email"]);
});
