import type { ProgramRule } from "#app/domain/programs/rules.ts";
import type { FinderListing } from "./listing.ts";
import { questionsFor } from "./local-program-questions.ts";
import type { LocalProgram, LocalProgramTerms } from "./local-program-record.ts";
import { amountToldBy, localPrograms } from "./local-programs.ts";

/** A page older than this says too little about today's limits to call anything a fit. */
const oldestPage = "2025";

/** The programs of a state, its counties and cities, as the finder takes them on a day ("2026-12-01"): none for a territory. */
export function listingsOfState(state: string, today: string): readonly FinderListing[] {
  return localPrograms.filter(({ place }) => place.state === state).map((program) => listingOf(program, today));
}

function listingOf(program: LocalProgram, today: string): FinderListing {
  const { slug, name, administrator, site, level, terms, seenOn, confidence } = program;
  return {
    slug,
    name,
    administrator,
    site,
    phone: null,
    level,
    isUnseen: confidence === "other-pages",
    kind: terms.kind,
    summary: null,
    amount: amountToldBy(program),
    most: terms.amount.most,
    rules: [
      ...firstChecks(program),
      ...placeRules(program),
      // What other websites say is a reason to ask, never to say no.
      ...(confidence === "other-pages" ? [] : termRules(terms, oldPageOf(program, today))),
      ...lastChecks(program),
    ],
    questions: questionsFor(program),
    seenOn,
  };
}

function placeRules({ place: { counties, city, name, part } }: LocalProgram): ProgramRule[] {
  if (counties === null && part === null) return [];
  const where = part ?? `in ${name}`;
  const isPart = city !== null || (part !== null && name !== null);
  return [
    {
      kind: "place",
      counties: counties ?? [],
      part: isPart,
      unless: `you buy ${where}`,
      check: `if the home is ${where}`,
    },
  ];
}

/** A page dated more than a year before a day: its limits are shown with its date. */
function oldPageOf({ pageDate }: LocalProgram, today: string): { oldPage?: string } {
  if (pageDate === null) return {};
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  // A page that shows only a year or a month counts as from its end.
  return pageDate < yearAgo.slice(0, pageDate.length) ? { oldPage: pageDate } : {};
}

/** The numbers on its administrator's own pages; visitors ask about the rest. */
function termRules(
  { limits, minimumScore, firstTime, firstTimeExcept }: LocalProgramTerms,
  oldPage: { oldPage?: string },
): ProgramRule[] {
  const rules: ProgramRule[] = [];
  const income = { unless: "your household counts differently there", check: "how it counts your household’s income" };
  if (limits?.incomeCents) {
    rules.push({ kind: "income", measure: { of: "dollars", mostCents: limits.incomeCents }, ...income, ...oldPage });
  } else if (limits?.medianShare) {
    // HUD's limits by size are 80% of the median for the household, so other shares are theirs in proportion.
    const measure = { of: "low-income", sizes: "each", factor: limits.medianShare / 0.8 } as const;
    rules.push({ kind: "income", measure, ...income, ...oldPage });
  } else if (!limits) {
    rules.push({ kind: "check", check: "its income limit for your household" });
  }
  if (limits?.priceCents) {
    rules.push({
      kind: "price",
      mostCents: limits.priceCents,
      unless: "you choose a home that costs less",
      ...oldPage,
    });
  }
  rules.push(
    minimumScore === null
      ? { kind: "check", check: "which credit score it asks for" }
      : { kind: "score", least: minimumScore, below: "unmet", unless: `your score reaches ${minimumScore}` },
  );
  if (firstTime === "yes") {
    rules.push({
      kind: "first-time",
      years: 3,
      veteransExempt: false,
      othersExempt: firstTimeExcept !== null,
      unless: "you have owned no home for three years",
      check: firstTimeExcept
        ? `if you are among the exceptions: ${firstTimeExcept}`
        : "who counts as a first-time buyer",
    });
  } else if (firstTime === "unknown") {
    rules.push({ kind: "check", check: "if it is for first-time buyers only" });
  }
  return rules;
}

/** The points that matter most and that the finder doesn't ask about. */
function firstChecks({ terms: { forWhom, limits }, doubt, confidence }: LocalProgram): ProgramRule[] {
  return [
    ...(doubt ? [check("if it is open: what we read leaves that in doubt")] : []),
    ...(confidence === "other-pages"
      ? [check("what it pays and who may use it: we have not seen that on its own pages")]
      : []),
    ...(forWhom ? [{ ...check(`if you are among those it is for: ${forWhom}`), narrow: true as const }] : []),
    ...(limits && !limits.incomeCents && !limits.medianShare
      ? [check(`its limits: ${limits.words.replace(/[.?]$/, "")}`)]
      : []),
  ];
}

/** Why a fit would say too much. */
function lastChecks({ doubt, pageDate }: LocalProgram): ProgramRule[] {
  if (doubt) return [];
  if (pageDate === null) return [check("today’s limits: its page has no date")];
  return pageDate >= oldestPage ? [] : [check(`today’s limits: its page is from ${pageDate.slice(0, 4)}`)];
}

function check(what: string) {
  return { kind: "check", check: what } as const;
}
