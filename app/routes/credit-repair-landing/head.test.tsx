import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { whatItCosts, whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import { Head } from "./head.tsx";

it("says what the free analysis is, and what costs, below the button, which has to be in sight at once", () => {
  const html = renderToStaticMarkup(<Head />);
  expect(html.indexOf(whatTheAnalysisIs)).toBeGreaterThan(html.indexOf("</button>"));
  expect(html.indexOf(whatItCosts)).toBeGreaterThan(html.indexOf("</button>"));
});
