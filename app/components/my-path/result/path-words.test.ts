import { describe, expect, it } from "vitest";
import { barWords } from "#app/components/my-path/answer-bar.tsx";
import { lendersDid } from "#app/content/lines/words.ts";
import { decisionYears } from "#app/content/market/lender-decisions.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import { program as homePossible } from "#app/content/programs/home-possible.ts";
import { program as homeReady } from "#app/content/programs/homeready.ts";
import { program as usdaProgram } from "#app/content/programs/usda-502-through-lender.ts";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import {
  type LimitKind,
  type LimitState,
  limitKinds,
  type PathProgram,
  type ProgramAnswer,
  pathPrograms,
  type StepKind,
} from "#app/domain/path/answer.ts";
import { planPath } from "#app/domain/path/plan-path.ts";
import { designAnswer, designHousehold, designNames } from "#test/path-household.ts";
import { conditionsOf } from "./condition-words.ts";
import { holdWords, monthWords } from "./doors-table.tsx";
import { lineMonthWords } from "./line-month-words.ts";
import { headlineOf, headlineText } from "./path-headline.ts";
import { leverWords } from "./path-levers.tsx";
import { limitSentence, skippedWords } from "./path-words.ts";
import { markKit, markWords, stepKit, stepWords } from "./step-words.ts";

const compared: Readonly<Record<LimitKind, { has: number; needs: number }>> = {
  cash: { has: 3_400_00, needs: 12_353_00 },
  "payment-to-income": { has: 0.3082, needs: 0.31 },
  "debt-to-income": { has: 0.4304, needs: 0.43 },
  "residual-income": { has: 900_00, needs: 1_117_00 },
  score: { has: 612, needs: 620 },
  waiting: { has: 1, needs: 24 },
  "work-history": { has: 0, needs: 24 },
  "first-time": { has: 12, needs: 36 },
  "income-limit": { has: 58_000_00, needs: 82_000_00 },
  "loan-limit": { has: 181_000_00, needs: 557_750_00 },
  service: { has: 0, needs: 1 },
  area: { has: 0, needs: 1 },
  "own-payment": { has: 1_735_00, needs: 1_500_00 },
};
const month = designAnswer.now + 25;
const changes = ["score", "price", "income", "saving", "debts", "service", "place", "ownership", "wish"] as const;
const asked = ["yourself", "lender", "va", "usda", "state-agency", "counselor"] as const;
const hanging = ["bills", "lenders-score", "discharge", "court", "offer", "over-limit", "taxes"] as const;

/** Every state that a limit of this kind can have. */
function statesOf(kind: LimitKind): LimitState[] {
  return [compared[kind], { has: null, needs: compared[kind].needs }, {}].flatMap((numbers): LimitState[] => [
    { kind, ...numbers, state: "held" },
    { kind, ...numbers, state: "until", month, isSupposed: false },
    { kind, ...numbers, state: "until", month, isSupposed: true },
    ...asked.map((ask) => ({ kind, ...numbers, state: "unknown", ask }) as const),
    ...hanging.map((hangsOn) => ({ kind, ...numbers, state: "unknown", ask: "lender", hangsOn, month }) as const),
    ...Object.keys(skippedWords).map(
      (skipped) => ({ kind, ...numbers, state: "unknown", ask: "yourself", skipped }) as LimitState,
    ),
    ...changes.map((change) => ({ kind, ...numbers, state: "closed", change }) as const),
  ]);
}

function doorWith(program: PathProgram, limit: LimitState): ProgramAnswer {
  const [sample] = designAnswer.programs;
  if (!sample) throw new Error("The design has a door");
  return {
    ...sample,
    program,
    limits: [limit],
    month: limit.state === "closed" ? null : limit.state === "until" ? month : designAnswer.now,
    open: limit.state === "unknown" ? [limit.kind] : [],
    isSupposed: limit.state === "until" && limit.isSupposed,
    binding: Array.from({ length: 121 }, () => limit.kind),
  };
}

function expectPlainWords(words: string) {
  expect(words).toMatch(/^[A-Z0-9$].*\.$/);
  expect(words).not.toMatch(/NaN|Infinity|undefined|null|\.\.| {2}|—/);
  expect(words).not.toMatch(/\b(qualif\w+|eligible|approv\w+(?<!-approved)|guarant\w+)\b/i);
  expect(checkClaims(words)).toEqual([]);
}

it("names FHA's lower score only beside the usual one, and with what it takes", () => {
  const limit = { kind: "score", state: "closed", change: "score", has: 480, needs: 500 } as const;
  expect(limitSentence(limit, doorWith("fha", limit))).toBe(
    "You gave 480. Not before your score is 580, or 500 with a larger down payment. Nothing here predicts when.",
  );
});

describe.each(limitKinds)("the limit %s", (kind) => {
  it("has plain sentences for every state", () => {
    for (const limit of statesOf(kind)) expectPlainWords(limitSentence(limit, doorWith("fha", limit)));
  });

  it("gives a headline, a month in words and a reason for every state of every program", () => {
    for (const program of pathPrograms) {
      for (const limit of statesOf(kind)) {
        const door = doorWith(program, limit);
        const answer = { ...designAnswer, programs: [door], best: 0 };
        const { parts, lead } = headlineOf(answer, designHousehold, designNames);
        expectPlainWords(parts.map((part) => (typeof part === "string" ? part : part.words)).join(""));
        expectPlainWords(lead);
        expectPlainWords(holdWords(door, answer));
        expect(monthWords(door, answer)).not.toBe("");
      }
    }
  });

  it("never has a month when it is closed", () => {
    for (const limit of statesOf(kind)) {
      const sentence = limitSentence(limit, doorWith("fha", limit)).replace(decisionYears, "");
      if (limit.state === "closed") expect(sentence).not.toMatch(/\b20\d\d\b/);
    }
  });
});

it("a score below the minimum gets no forecast, only the minimum", () => {
  const limit: LimitState = { kind: "score", state: "closed", change: "score", has: 612, needs: 620 };
  expect(limitSentence(limit, doorWith("fha", limit))).toBe(
    "You gave 612. Not before your score is 620. Nothing here predicts when.",
  );
});

it("every step, lever and mark has plain sentences", () => {
  const kinds: StepKind[] = [
    ...(["get-reports", "dispute-mark", "call-agency", "pay-card", "debt-ends", "ask-lease", "give-notice"] as const),
    ...([
      "mark-leaves",
      "work-history",
      "work-begins",
      "waiting-over",
      "gift-letter",
      "ask-lenders",
      "door-opens",
    ] as const),
  ];
  for (const kind of kinds) {
    for (const about of [null, "0", "home-in-five"]) {
      for (const cents of [null, 310_00]) {
        const step = stepWords({ kind, day: "2027-06-01", cents, about }, designHousehold, designNames);
        expectPlainWords(step.text);
        expectPlainWords(`${step.title}.`);
        expectPlainWords(`${step.when}.`);
      }
    }
  }
  for (const lever of designAnswer.levers) {
    for (const heldBy of [null, ...limitKinds]) {
      const { title, note } = leverWords({ ...lever, heldBy }, designHousehold, designNames);
      expectPlainWords(`${title}. ${note}`);
    }
  }
  for (const clock of ["first-late-payment", "filing", "event"] as const) {
    for (const isOver of [true, false]) {
      const { title, text } = markWords({ index: 0, leaves: month, clock, isOver }, "June 2027", designHousehold);
      expectPlainWords(`${title}. ${text}`);
    }
  }
});

it("a step that one of our kits covers links to that kit, and only conventional loans link to the insurance kit", () => {
  const kitOf = (kind: StepKind, about: string | null = null) =>
    stepKit({ kind, day: "2027-06-01", cents: null, about })?.to;
  expect(kitOf("get-reports")).toBe("/dispute-kit");
  expect(kitOf("dispute-mark", "0")).toBe("/dispute-kit");
  expect(kitOf("mark-leaves", "0")).toBe("/when-marks-leave");
  expect(kitOf("ask-lenders")).toBe("/compare-loan-estimates");
  expect(kitOf("give-notice")).toBeUndefined();
  const ended = pathPrograms.filter((program) => kitOf("door-opens", program) === "/end-mortgage-insurance");
  expect(ended).toEqual(["conventional-97", "homeready", "home-possible"]);
  const age = { index: 0, leaves: month, clock: "filing" } as const;
  expect([true, false].map((isOver) => markKit({ ...age, isOver }).to)).toEqual(["/dispute-kit", "/when-marks-leave"]);
});

describe("what lenders add to a guide", () => {
  const low: LimitState = {
    kind: "score",
    state: "unknown",
    ask: "lender",
    hangsOn: "lenders-score",
    month: designAnswer.now,
    has: 583,
    needs: 640,
  };

  it("is a question to a lender, in the finder’s words", () => {
    expect(limitSentence(low, doorWith("usda", low))).toBe(
      "You gave 583. A lender has the last word: USDA sets no minimum, but at 640 a computer can say yes, and below it a person decides. Ask three.",
    );
    expect(limitSentence({ ...low, needs: 620 }, doorWith("homeready", low))).toContain(
      "many ask for 620 or more, and so do most mortgage insurers",
    );
    expect(conditionsOf([low])).toEqual(["a lender accepts a score of 583"]);
  });

  it("is no promise that every limit is open, for VA either", () => {
    const door = doorWith("va", { ...low, needs: 620 });
    const { parts, lead } = headlineOf({ ...designAnswer, programs: [door], best: 0 }, designHousehold, designNames);
    expect(headlineText({ parts })).toBe(
      "You could ask a lender today about a VA loan, if a lender accepts a score of 583.",
    );
    expect(lead).toContain("the VA sets no minimum, but most set their own");
    expect(lead).not.toContain("Every limit");
  });
});

it("names an open bankruptcy’s discharge as the beginning of its wait, and the court while it runs", () => {
  const limit = { kind: "waiting", state: "unknown", ask: "lender", month, needs: 48 } as const;
  const open = { ...limit, has: null, hangsOn: "discharge" } as const;
  expect(limitSentence(open, doorWith("homeready", open))).toBe(
    "The wait is 48 months. A bankruptcy’s wait begins with its discharge. Not before December 2028, even if that comes this month.",
  );
  const runs = { ...limit, has: 3, needs: 12, hangsOn: "court" } as const;
  expect(limitSentence(runs, doorWith("fha", runs))).toBe(
    "3 of 12 months are over. Not before December 2028, and only if the court agrees to a new loan. Ask your trustee.",
  );
});

it("says what can make a yes of an income over the limit, in the finder’s words", () => {
  const over = { kind: "income-limit", has: 129_240_00, needs: 129_231_00 } as const;
  const near = { ...over, state: "unknown", ask: "usda", hangsOn: "over-limit", month } as const;
  const far = { ...over, has: 190_000_00, state: "closed", change: "income" } as const;
  for (const [program, record] of [
    ["usda", usdaProgram],
    ["homeready", homeReady],
    ["home-possible", homePossible],
  ] as const) {
    const rule = record.rules.find(({ kind }) => kind === "income");
    const unless = rule && "unless" in rule ? rule.unless : "no rule";
    expect(limitSentence(near, doorWith(program, near))).toContain(`Ask first. It could be a yes if ${unless}.`);
    expect(limitSentence(far, doorWith(program, far))).toContain(
      `Not with these numbers. It could be a yes if ${unless}.`,
    );
  }
});

it("gives a share as a range where tax and insurance are assumed, and asks once for the bills", () => {
  const share = { has: 0.4921, most: 0.5157, needs: 0.5, state: "unknown", ask: "yourself", hangsOn: "bills" } as const;
  const debts = { ...share, kind: "debt-to-income", month } as const;
  expect(limitSentence(debts, doorWith("homeready", debts))).toBe(
    "49.2% to 51.6% of income. The line by hand is 36%, by computer 50%. Cannot tell. We assume tax and insurance here: ask for the home’s tax bill and an insurance quote.",
  );
  expect(conditionsOf([{ ...debts, kind: "payment-to-income" }, debts])).toHaveLength(1);
});

it("says no lender is left to ask above Fannie Mae’s own line, and only for its own loan", () => {
  const limit = { kind: "debt-to-income", has: 0.567, needs: 0.5, state: "closed", change: "price" } as const;
  expect(limitSentence(limit, doorWith("homeready", limit))).toContain(
    "Not with these numbers. Fannie Mae takes 50% at most. A lower price would change it.",
  );
  expect(limitSentence(limit, doorWith("conventional-97", limit))).not.toContain("at most.");
});

describe("what a score under FHA’s line leaves", () => {
  const closed: LimitState = { kind: "score", state: "closed", change: "score", has: 474, needs: 500 };
  const fha = doorWith("fha", closed);
  const service: LimitState = { kind: "service", state: "unknown", ask: "yourself", skipped: "served" };
  const said = (programs: ProgramAnswer[]) =>
    headlineOf({ ...designAnswer, programs, best: null }, designHousehold, designNames);

  it("is VA’s loan, until someone said that they did not serve", () => {
    const { parts, lead } = said([fha, doorWith("va", service)]);
    expect(headlineText({ parts })).toMatch(
      /^No loan has a month yet\. .*This is if you did not serve in the military\.$/,
    );
    expect(lead).toContain("the VA sets no minimum score");
    expect(headlineText(said([fha]))).toMatch(/^No loan has a month yet\./);
  });
});

describe("the two lines", () => {
  const { now } = designAnswer;

  it("give the line’s month and the lender’s, however long a debt still runs", () => {
    const rows = [6, 14, 60, 160].map((paymentsLeft) => {
      const debts = [{ kind: "personal", balanceCents: 0, monthlyCents: 900_00, paymentsLeft }] as const;
      const incomes = [{ kind: "job", monthlyCents: 6_500_00, since: now - 60 }] as const;
      const asked = { ...designHousehold, served: true, debts, incomes, savedCents: 40_000_00, priceCents: 300_000_00 };
      const answer = planPath({ ...asked, score: { points: 700, from: "lender" } }, now, pathRules);
      return answer.programs.filter(({ program }) => program === "va").map((door) => monthWords(door, answer));
    });
    expect(rows.flat()).toEqual([
      "Ask a lender: could be today. By the line: May 2027",
      "Ask a lender: could be today. By the line: January 2028",
      "Ask a lender: could be today. By the line: November 2031",
      "Ask a lender: could be today. By the line: no month",
    ]);
  });

  it("never take a month from an exception for the plan’s own, so a more expensive home is never sooner", () => {
    const saidAt = (price: number) => {
      const debts = [{ kind: "student", balanceCents: 0, monthlyCents: 800_00, paymentsLeft: 40 }] as const;
      const incomes = [{ kind: "job", monthlyCents: 6_000_00, since: now - 60 }] as const;
      const asked = { ...designHousehold, debts, incomes, savedCents: 30_000_00, priceCents: price };
      const answer = planPath({ ...asked, score: { points: 700, from: "lender" } }, now, pathRules);
      const isOwn = headlineOf(answer, asked, {}).parts.some(
        (part) => typeof part !== "string" && part.mark === "month",
      );
      return { isOwn, bar: barWords(answer, asked, {}) };
    };
    const [cheap, dear] = [saidAt(310_000_00), saidAt(375_000_00)];
    expect([cheap.isOwn, dear.isOwn]).toEqual([true, false]);
    expect(cheap.bar.sentence).toMatch(/: March 2030\. Before that, only a lender can say\.$/);
    expect(dear.bar.sentence).toMatch(/: no month by the line\. Only a lender can say\.$/);
    expect(dear.bar.more).toMatch(/^You could ask in March 2030\. /);
  });

  const debts = { kind: "debt-to-income", has: 0.46, needs: 0.43 } as const;
  const doorOf = (limit: LimitState, given: Omit<ProgramAnswer["lines"], "wider">) => {
    const lines = { wider: null, ...given };
    return { ...doorWith("fha", limit), lines, linesAtMost: lines };
  };

  it("tell a share at the very edge from the line itself", () => {
    const edge = (has: number) => {
      const limit = { kind: "debt-to-income", has, needs: 0.5, state: "held" } as const;
      return limitSentence(limit, { ...doorWith("fha", limit), program: "homeready" });
    };
    expect(edge(0.499_96)).toMatch(/^Just under 50% of income\./);
    expect(edge(0.5)).toMatch(/^50% of income\./);
  });

  it("beyond them, say that only a lender can say, with what lenders did as the reason", () => {
    const limit = { ...debts, state: "unknown", ask: "lender", month: now } as const;
    const door = doorOf(limit, { hand: null, automated: undefined, lender: now });
    expect(limitSentence(limit, door)).toBe(
      `46% of income. The line by hand is 43%. Only a lender can say. ${lendersDid("fha", 0.46)}`,
    );
    expect(holdWords(door, designAnswer)).toBe(
      "Only if a lender accepts 46% of income for the house and debts. By hand: not within ten years, at 31/43, up to 40/50 with good reasons. By computer: FHA publishes no line, so only a lender can say, and it could be today.",
    );
  });

  it("name what opens the wider one by hand, and where no one can tell", () => {
    const limit = { ...debts, has: 0.334, state: "unknown", ask: "lender", month: now } as const;
    const lines = {
      hand: null,
      wider: { month: now, opens: "one-reason" },
      automated: undefined,
      lender: now,
    } as const;
    const door = { ...doorWith("fha", limit), lines, linesAtMost: lines };
    expect(lineMonthWords(door, now)).toBe(
      "By hand: today if you have a good reason, such as three months of payments left in savings or a payment close to your rent. By computer: FHA publishes no line, so only a lender can say, and it could be today.",
    );
    const dear = { ...lines, wider: { month: now, opens: "two-reasons" } } as const;
    expect(lineMonthWords({ ...door, linesAtMost: dear }, now)).toContain("today if you have two good reasons");
    expect(lineMonthWords({ ...door, linesAtMost: { ...lines, wider: null } }, now)).toContain(
      "By hand: cannot tell before you know the home’s tax and insurance.",
    );
    const later = { ...lines, hand: month, wider: { month: now + 3, opens: "no-debts" } } as const;
    expect(lineMonthWords({ ...door, lines: later, linesAtMost: later }, now)).toContain(
      "By hand: December 2028, or February 2027 if you go on without any debts.",
    );
  });

  it("each have a month", () => {
    const limit = { ...debts, state: "until", month, isSupposed: false } as const;
    expect(holdWords(doorOf(limit, { hand: month, automated: undefined, lender: now + 2 }), designAnswer)).toBe(
      "Debts and house: 46% of income. The line by hand is 43%. Within the line from December 2028. Before that, only a lender can say. By hand: December 2028. By computer: FHA publishes no line, so only a lender can say, not before January 2027.",
    );
    const door = {
      ...doorOf(limit, { hand: month + 6, automated: month, lender: now }),
      program: "homeready",
    } as const;
    expect(holdWords(door, designAnswer)).toContain("By hand: June 2029. By computer: December 2028.");
  });

  it("end for us where lenders accepted hardly any loan, and that cut is called ours", () => {
    const cut = "That cut is ours, not a rule.";
    const asked = { ...debts, has: 0.597, state: "unknown", ask: "lender", month: now + 7 } as const;
    const later = { ...doorOf(asked, { hand: null, automated: undefined, lender: now + 7 }), month: now + 7 };
    const open = { ...later, open: ["debt-to-income"] } as const;
    expect(holdWords(open, designAnswer)).toContain(`above 60% of income: of 100 loans that lenders accepted`);
    expect(headlineOf({ ...designAnswer, programs: [open], best: 0 }, designHousehold, designNames).lead).toContain(
      cut,
    );
    // Within the line from a later month, above the cut until `now + 2`.
    const until = { ...debts, has: 0.63, state: "until", month, isSupposed: false } as const;
    const waiting = doorOf(until, { hand: month, automated: undefined, lender: now + 2 });
    expect(holdWords(waiting, designAnswer)).toContain(cut);
    const shut = { ...debts, has: 0.63, state: "closed", change: "debts" } as const;
    expect(limitSentence(shut, doorWith("fha", shut))).toContain(cut);
    expect(limitSentence(shut, doorWith("usda", shut))).toContain("above 45% of income");
    // Fannie Mae’s 50% is its own rule, and a lender can be asked today.
    expect(limitSentence(shut, doorWith("homeready", shut))).not.toContain(cut);
    const today = doorOf({ ...asked, month: now }, { hand: null, automated: undefined, lender: now });
    expect(holdWords(today, designAnswer)).not.toContain(cut);
  });

  it("that hold the door shut are no plain no in the sentence", () => {
    const limit = { ...debts, state: "until", month, isSupposed: false } as const;
    const door = doorOf(limit, { hand: month, automated: undefined, lender: now });
    const { parts } = headlineOf({ ...designAnswer, programs: [door], best: 0 }, designHousehold, designNames);
    expect(parts.map((part) => (typeof part === "string" ? part : part.words)).join("")).toBe(
      "With an FHA loan you could be ready in December 2028. Before that, only a lender can say: you could ask today.",
    );
  });
});

it("work that began lately is no month to wait for, while earlier work or school may count", () => {
  const limit = {
    kind: "work-history",
    state: "unknown",
    ask: "yourself",
    skipped: "incomes",
    month,
    has: 8,
    needs: 24,
  } as const;
  expect(limitSentence(limit, doorWith("fha", limit))).toBe(
    "8 of 24 months at this work. Earlier work and school count, too. Say under “What do you earn?” whether there was any.",
  );
});
