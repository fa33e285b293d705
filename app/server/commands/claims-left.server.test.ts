import { expect, it } from "vitest";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { claimsLeft } from "./claims-left.server.ts";

const claim: Claim = {
  id: "rating",
  figure: "4.9/5",
  text: "rating",
  kind: "outcome",
  source: "a survey",
  evidence: "https://survey.example/2026",
  asOf: "2026-11-21",
  reviewBy: "2027-05-21",
  disclosure: "Of 40 answers.",
};

it("has nothing to say of a proved claim before its review", () => {
  expect(claimsLeft([claim], "2027-05-20")).toEqual([]);
});

it("names a claim without proof", () => {
  const { evidence: _, ...unproved } = claim;
  expect(claimsLeft([unproved], "2026-11-21")).toEqual(['claim rating is unsubstantiated: "4.9/5", rating']);
});

it("names a claim from the day of its review on", () => {
  expect(claimsLeft([claim], "2027-05-21")).toEqual(["claim rating was to be reviewed by 2027-05-21"]);
});
