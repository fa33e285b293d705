import { expect, it } from "vitest";
import { foreclosureBars, sampleWaits, waitingTable } from "./waiting-times.ts";

it("has every wait of five loans in one table, typed here from the handbooks", () => {
  const conventional = [
    "4 years; 2 with proof",
    "2 years from discharge. 4 years from dismissal; 2 with proof",
    "7 years; 3 with proof",
    "4 years; 2 with proof",
  ];
  expect(waitingTable.rows.map(([loan, ...waits]) => [loan, waits])).toEqual([
    [
      "FHA",
      [
        "2 years; 1 with proof",
        "12 payments of the plan on time",
        "3 years; less with proof",
        "3 years; less with proof",
      ],
    ],
    [
      "VA",
      [
        "2 years; 1 with proof",
        "12 payments of the plan on time",
        "2 years; 1 with proof",
        "2 years; none if you never paid late",
      ],
    ],
    [
      "USDA",
      [
        "3 years; less with proof",
        "12 payments of the plan on time, or 12 months after the plan ends",
        "3 years; less with proof",
        "3 years; less with proof",
      ],
    ],
    ["Fannie Mae", conventional],
    ["Freddie Mac, by hand", conventional],
  ]);
});

it("draws the years after a foreclosure, filled to the wait with proof", () => {
  expect(foreclosureBars.map(({ to, filledTo }) => [to, filledTo])).toEqual([
    [2, 1],
    [3, 3],
    [3, 3],
    [7, 3],
  ]);
});

it("finds the month in which each wait of the sample ends", () => {
  expect(sampleWaits).toEqual({
    discharged: "June 2024",
    ended: "February 2025",
    fhaBankruptcy: "June 2026",
    fhaForeclosure: "February 2028",
    vaForeclosure: "February 2027",
    conventionalForeclosure: "February 2032",
    conventionalBankruptcy: "June 2028",
  });
});
