import { finderPrograms } from "#app/content/finder/listing.ts";
import { mayBringRecaptureTax, questionsFor, recaptureTax } from "#app/content/finder/local-program-questions.ts";
import type { LocalProgram, LocalProgramTerms } from "#app/content/finder/local-program-record.ts";
import { amountToldBy, localPrograms } from "#app/content/finder/local-programs.ts";
import { type FinderProgram, programClasses, programStatuses } from "#app/content/finder/program-record.ts";
import { stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import { documentCategories } from "#app/content/pages/buying/mortgage-process-words.ts";
import { stateNames, statePath, stateProgramsPath } from "#app/content/places/county-list.ts";
import { countyByFips } from "#app/content/places/data.server.ts";
import type { IncomeMeasure, ProgramRule } from "#app/domain/programs/rules.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars, formatRate, formatShort } from "#app/lib/format/format-currency.ts";
import { type HelpInDollars, helpInDollars } from "#app/lib/programs/help-in-dollars.ts";
import { type ExitYears, exitYearsOf } from "./exit-years.ts";
import { kindSentences } from "./place-answer.server.ts";

type Terms = readonly (readonly [term: string, words: string | readonly string[]])[];

/** What the page of a program shows, national or local. */
export type ProgramPage = {
  path: string;
  name: string;
  title: string;
  description: string;
  /** What it is, in a sentence or two. */
  lead: string;
  /** Who told us, and when. */
  seen: string;
  doubt: string | null;
  /** On the plate over the door: "5%", "$10k", or "Ask". */
  plate: string;
  /** What it pays at most, as dollars; null where nobody says so, and for a loan. */
  help: HelpInDollars | null;
  /** Its own page told us, and it is not known to be closed. */
  lit: boolean;
  terms: Terms;
  later: { words: Terms; years: ExitYears | null };
  questions: readonly string[];
  papers: readonly string[];
  contact: { administrator: string; site: string | null; phone: string | null; agency: string | null };
  sources: readonly { title: string; url: string }[];
  reviewBy: string;
  place: { state: string; stateName: string; listPath: string; name: string; path: string } | null;
};

/** The page of a program by its slug; null when there is none. */
export function programPage(slug: string): ProgramPage | null {
  const national = finderPrograms.find((program) => program.slug === slug);
  if (national) return nationalPage(national);
  const local = localPrograms.find((program) => program.slug === slug);
  return local ? localPage(local) : null;
}

function nationalPage(program: FinderProgram): ProgramPage {
  const { slug, name, administrator, contact, sources, reviewBy } = program;
  return {
    path: `/programs/${slug}`,
    name,
    title: `${name}: who may use it, what it costs`,
    description: `${name}: how much it comes to, who may use it, what you pay back and when, and what to ask ${administrator}.`,
    lead: program.summary,
    seen: `${programStatuses[program.status]}. Read on ${formatDay(program.verifiedOn)}.`,
    doubt: null,
    plate: nationalPlate(program),
    help: null,
    lit: true,
    terms: [
      ["What it is", programClasses[program.class]],
      ["How much", program.amount],
      ["Who may use it", program.rules.map(ruleWords)],
      ["Living there", program.occupancy],
      ["Class", program.education],
      ["With other help", program.stacking],
    ],
    later: {
      words: [
        ["Paying back", program.repayment],
        ["If you leave early", program.recapture],
      ],
      years: null,
    },
    questions: program.questions,
    papers: papersFor({
      firstTime: program.rules.some(({ kind }) => kind === "first-time"),
      military: program.rules.some(({ kind }) => kind === "military"),
      course: !/^None/.test(program.education),
    }),
    contact: { administrator, site: contact.site, phone: contact.phone ?? null, agency: null },
    sources,
    reviewBy,
    place: null,
  };
}

function localPage(program: LocalProgram): ProgramPage {
  const { slug, name, administrator, site, place, terms, sources, reviewBy } = program;
  const stateName = place.state === "DC" ? "Washington, DC" : (stateNames.get(place.state) ?? place.state);
  const [onlyCounty] = place.counties?.length === 1 ? place.counties : [];
  const county = onlyCounty ? countyByFips(onlyCounty) : null;
  const where = place.name === null ? stateName : `${place.name}, ${stateName}`;
  return {
    path: `/programs/${slug}`,
    name,
    title: `${name}, ${place.city ?? stateName}`,
    description: `What ${name} pays buyers in ${where}, who may use it, what you owe if you leave early, and what to ask. Not verified with the administrator.`,
    lead: `${kindSentences[terms.kind]} ${placeSentence(program, stateName)}`,
    seen: seenSentence(program),
    doubt: program.doubt,
    plate: plateOf(terms),
    help: helpInDollars(terms.amount.most),
    lit: program.confidence === "administrator-page" && program.doubt === null,
    terms: localTerms(program),
    later: {
      words: [
        ...present("Paying back", terms.repayment?.words),
        ...present("Tax when you sell", mayBringRecaptureTax(program) ? recaptureTax.words : null),
      ],
      years: exitYearsOf(terms),
    },
    questions: questionsFor(program),
    papers: papersFor({
      firstTime: terms.firstTime === "yes",
      military: [terms.firstTimeExcept, terms.forWhom].some((people) => people?.includes("veterans")),
      course: terms.education !== null,
    }),
    contact: {
      administrator,
      site,
      phone: null,
      agency: site === null ? (stateAgency(place.state)?.site ?? null) : null,
    },
    sources: sources.map((url) => ({ title: new URL(url).hostname.replace(/^www\./, ""), url })),
    reviewBy,
    place: {
      state: place.state,
      stateName,
      listPath: stateProgramsPath(place.state),
      name: county?.name ?? stateName,
      path: county?.path ?? statePath(place.state),
    },
  };
}

function placeSentence({ place }: LocalProgram, stateName: string): string {
  if (place.part !== null) return `Only for homes ${place.part}.`;
  return place.name === null ? `For homes in ${stateName}.` : `For homes in ${place.name}, ${stateName}.`;
}

function seenSentence({ confidence, seenOn, pageDate }: LocalProgram): string {
  const day = formatDay(seenOn);
  const date = pageDate?.length === 10 ? formatDay(pageDate) : pageDate?.slice(0, 4);
  const seen =
    confidence === "other-pages"
      ? `On ${day} we read other websites that agree on what it pays, but no page of its administrator that says so. ${date ? `The newest is from ${date}.` : "They have no date."}`
      : `On ${day} we read a kept copy of its administrator’s page. ${date ? `The page is from ${date}.` : "The page has no date."}`;
  return `${seen} Not verified with the administrator.`;
}

/** The down payment for a loan; for other help, the kind of help. */
function nationalPlate({ rules, class: kind }: FinderProgram): string {
  const down = rules.find((rule) => rule.kind === "down-payment");
  if (down) return `${formatRate(down.share)} down`;
  return {
    grant: "Grant",
    forgivable: "Forgiven",
    deferred: "Later",
    repayable: "Loan",
    rate: "Monthly",
    "tax-credit": "Tax credit",
    loan: "Loan",
  }[kind];
}

/** The most it pays, as short as a house number. */
function plateOf({ amount }: LocalProgramTerms): string {
  const { most } = amount;
  if (!most) return "Ask";
  return "cents" in most ? formatShort(most.cents) : formatRate(most.share);
}

function localTerms(program: LocalProgram): Terms {
  const { limits, minimumScore, firstTime, firstTimeExcept, forWhom, education, ownMoney } = program.terms;
  const isFirstTime = firstTime === "yes" ? "First-time buyers." : "You don’t have to be a first-time buyer.";
  const who = [
    ...(forWhom === null ? [] : [`Only ${forWhom}.`]),
    ...(firstTime === "unknown"
      ? []
      : [firstTimeExcept === null ? isFirstTime : `${isFirstTime} Not needed for ${firstTimeExcept}.`]),
  ];
  return [
    ["How much", amountToldBy(program)],
    ...present("Who may use it", who.join(" ")),
    ...present("Income and price", limits?.words),
    ...present(
      "Credit score",
      minimumScore === null ? null : `${minimumScore} is the number we saw. Ask if it still holds.`,
    ),
    ...present("Class", education),
    ...present("Your own money", ownMoney),
  ];
}

function present(term: string, words: string | null | undefined): Terms {
  return words ? [[term, words]] : [];
}

/** A rule of a national program as a reader needs it, without a visitor's answers. */
function ruleWords(rule: ProgramRule): string {
  switch (rule.kind) {
    case "income":
      return rule.measure.of === "dollars"
        ? `Income up to ${formatDollars(rule.measure.mostCents)}.`
        : `Income up to ${incomeShare(rule.measure)} of the area’s median.`;
    case "loan-size":
      return rule.limit === "baseline"
        ? "A loan within the national baseline limit."
        : `A loan within your county’s ${rule.limit === "fha" ? "FHA" : "conforming"} limit.`;
    case "down-payment":
      return rule.lowScore
        ? `${formatRate(rule.share)} down, or ${formatRate(rule.lowScore.share)} with a score under ${rule.lowScore.below}.`
        : `${formatRate(rule.share)} down.`;
    case "score":
      return rule.below === "unmet"
        ? `A credit score of ${rule.usual?.said ?? `${rule.least} or more`}.`
        : `Many lenders ask for a score of ${rule.least}.`;
    case "first-time":
      return `No home owned in the last ${rule.years === 1 ? "year" : `${rule.years} years`}${rule.veteransExempt ? ", veterans aside" : ""}.`;
    case "military":
      return "One of the people who buy serves or served in the military.";
    case "price":
      return `A price up to ${formatDollars(rule.mostCents)}.`;
    case "place":
    case "check":
      return `Check ${rule.check}.`;
  }
}

function incomeShare(measure: Exclude<IncomeMeasure, { of: "dollars" }>): string {
  return formatRate(measure.of === "median" ? measure.share : Math.round(measure.factor * 80) / 100);
}

const [income, assets, , identity] = documentCategories;

/** What lenders and programs look at, from the list of the mortgage process, and what this one adds. */
function papersFor({
  firstTime,
  military,
  course,
}: {
  firstTime: boolean;
  military: boolean;
  course: boolean;
}): string[] {
  return [
    identity.documents[0],
    income.documents[0],
    income.documents[1],
    assets.documents[0],
    ...(firstTime ? ["Tax returns, last 3 years, to show that you owned no home"] : []),
    ...(military ? ["Discharge papers (DD-214) or your Certificate of Eligibility"] : []),
    ...(course ? ["The certificate of the homebuyer class, if you have taken it"] : []),
  ];
}
