import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { whatItCosts, whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import { Head } from "./head.tsx";

it("says what the free analysis is, and what costs, before the first field", () => {
  const html = renderToStaticMarkup(<Head />);
  expect(html.indexOf(whatTheAnalysisIs)).toBeGreaterThan(-1);
  expect(html.indexOf(whatTheAnalysisIs)).toBeLessThan(html.indexOf('type="email"'));
  expect(html.indexOf(whatItCosts)).toBeGreaterThan(-1);
  expect(html.indexOf(whatItCosts)).toBeLessThan(html.indexOf('type="email"'));
});
