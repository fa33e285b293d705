import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { whatItCosts, whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import GetStartedPage from "./get-started.tsx";

const props = { loaderData: null, actionData: undefined } as unknown as Parameters<typeof GetStartedPage>[0];

it("says what the free analysis is, and what costs, before the first field", () => {
  const html = renderToStaticMarkup(<GetStartedPage {...props} />);
  expect(html.indexOf(whatTheAnalysisIs)).toBeGreaterThan(-1);
  expect(html.indexOf(whatTheAnalysisIs)).toBeLessThan(html.indexOf("<form"));
  expect(html.indexOf(whatItCosts)).toBeGreaterThan(-1);
  expect(html.indexOf(whatItCosts)).toBeLessThan(html.indexOf("<form"));
});
