import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import { Head } from "./head.tsx";

it("says what the free analysis is before the first field", () => {
  const html = renderToStaticMarkup(<Head />);
  expect(html.indexOf(whatTheAnalysisIs)).toBeGreaterThan(-1);
  expect(html.indexOf(whatTheAnalysisIs)).toBeLessThan(html.indexOf('type="email"'));
});
