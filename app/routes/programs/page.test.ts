import { describe, expect, it } from "vitest";
import { finderPrograms } from "#app/content/finder/listing.ts";
import { localPrograms, localRecords, programCounts } from "#app/content/finder/local-programs.ts";
import { type ProgramPage, programPage } from "./page.server.ts";

const pages = [...finderPrograms, ...localPrograms].map(({ slug }) => page(slug));

function page(slug: string): ProgramPage {
  const found = programPage(slug);
  if (!found) throw new Error(`${slug} has no page`);
  return found;
}

function owed(slug: string): number[] | undefined {
  return page(slug).later.years?.rows.map(({ owedCents }) => owedCents / 100);
}

describe("the page of a program", () => {
  it("exists for each program, with a unique title and description", () => {
    expect(pages).toHaveLength(programCounts.all);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(programCounts.all);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(programCounts.all);
    expect(programPage("zz-nowhere")).toBeNull();
  });

  it("gives a link to ask, and has questions, papers and sources", () => {
    for (const { path, contact, questions, papers, sources } of pages) {
      expect(contact.site ?? contact.agency, path).toMatch(/^https:/);
      expect(Math.min(questions.length, papers.length, sources.length), path).toBeGreaterThan(0);
    }
  });

  it("says beside the amount that only other websites name it, and lights no door for it", () => {
    for (const { slug } of localPrograms.filter(({ confidence }) => confidence === "other-pages")) {
      const { terms, seen, lit } = page(slug);
      expect(terms.find(([term]) => term === "How much")?.[1], slug).toContain("what other websites say, not its own.");
      expect(seen, slug).toContain("no page of its administrator that says so");
      expect(lit, slug).toBe(false);
    }
  });

  it("is none for a name without an amount", () => {
    for (const { slug, terms } of localRecords) expect(programPage(slug) === null, slug).toBe(terms === null);
  });

  it("says that each local program is not verified", () => {
    for (const { slug } of localPrograms) expect(page(slug).seen).toContain("Not verified with the administrator.");
    expect(page("pa-keystone-advantage-assistance-loan").seen).toContain("The page is from 2024.");
  });
});

describe("what is owed after 1, 3, 5, 7 and 10 years", () => {
  it("falls by a tenth each year where a tenth is forgiven", () => {
    expect(owed("ct-time-to-own")).toEqual([45_000, 35_000, 25_000, 15_000, 0]);
  });

  it("stays the full amount until the year when forgiveness begins", () => {
    // 4% of a first loan of $285,000; from year 5 on, a sixtieth is forgiven each month.
    expect(owed("mo-first-place-cash-assistance")).toEqual([11_400, 11_400, 11_400, 6840, 0]);
  });

  it("stays the full amount, up to the cap, if all of it is due on a sale", () => {
    expect(owed("fl-florida-hometown-heroes")).toEqual([14_250, 14_250, 14_250, 14_250, 14_250]);
    expect(owed("il-access-deferred")).toEqual([7500, 7500, 7500, 7500, 7500]);
  });

  it("goes down in even steps at 0% and ends with the term", () => {
    expect(owed("pa-keystone-advantage-assistance-loan")).toEqual([5400, 4200, 3000, 1800, 0]);
  });

  it("assumes the worst case if no source says how it is forgiven", () => {
    expect(owed("ak-home-opportunity-program")).toEqual([10_000, 10_000, 0, 0, 0]);
    expect(page("ak-home-opportunity-program").later.years?.point).toContain("may owe all of it");
  });

  it("is not worked out if a term is missing", () => {
    for (const slug of [
      "al-step-up",
      "ca-los-angeles-county-home-ownership-program-hop80",
      "az-home-plus",
      "me-advantage",
    ])
      expect(owed(slug), slug).toBeUndefined();
  });
});

it("speaks of the recapture tax where a state’s loan or a grant beside one may bring it", () => {
  for (const slug of [
    "ia-firsthome-plus-grant",
    "vt-first-generation-homebuyer-grant",
    "al-mortgage-credit-certificate",
  ]) {
    const { later, questions } = page(slug);
    expect(later.words.map(([term]) => term)).toContain("Tax when you sell");
    expect(questions).toContain("Could I owe federal recapture tax if I sell within nine years?");
  }
  expect(page("tx-houston-homebuyer-assistance-program-hap").later.words.flat()).not.toContain("Tax when you sell");
});
