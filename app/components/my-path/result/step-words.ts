import { lineNames } from "#app/content/lines/words.ts";
import { type MarkAge, type PathStep, pathPrograms, type StepKind } from "#app/domain/path/answer.ts";
import type { Household } from "#app/domain/path/household.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay, formatMonth } from "#app/domain/text/format-date.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { capital, programWords } from "#app/lib/my-path/path-names.ts";
import { type AssistanceNames, debtName, doorName, markName } from "./path-words.ts";

/** A thing to do or an event, and its date. */
export type StepWords = { when: string; title: string; text: string };

/** A tool on our site for a step: a kit or a calculator that makes what it needs. */
export type StepKit = { to: string; label: string };

const disputeKit: StepKit = { to: "/dispute-kit", label: "Write the letters" };
const datesKit: StepKit = { to: "/when-marks-leave", label: "See when each mark leaves" };
const insuranceKit: StepKit = { to: "/end-mortgage-insurance", label: "See when mortgage insurance can end" };
const kits: Partial<Record<StepKind, StepKit>> = {
  "get-reports": { ...disputeKit, label: "Found an error? Write the letters" },
  "dispute-mark": disputeKit,
  "mark-leaves": datesKit,
  "ask-lenders": { to: "/compare-loan-estimates", label: "Compare your offers" },
};

/** The kit of a step, if there is one. Only a conventional loan has mortgage insurance that its owner can end. */
export function stepKit({ kind, about }: PathStep): StepKit | undefined {
  const program = pathPrograms.find((name) => name === about);
  const isConventional = program !== undefined && lineNames[programWords[program].lines].decided === "conventional";
  return kind === "door-opens" && isConventional ? insuranceKit : kits[kind];
}

export function stepWords(step: PathStep, household: Household, names: AssistanceNames): StepWords {
  const { kind, day, cents, about } = step;
  const debt = debtName(household, about);
  const mark = markName(household, about);
  const amount = cents === null ? "" : formatDollars(cents);
  const program = pathPrograms.find((name) => name === about);
  const by = `By ${formatDay(day)}`;
  switch (kind) {
    case "get-reports":
      return {
        when: "This week",
        title: "Get your three credit reports",
        text: "They are free each week at AnnualCreditReport.com. Look for what is not yours and for wrong dates.",
      };
    case "dispute-mark":
      return {
        when: by,
        title: `Look for the ${mark} that should be gone`,
        text: "By law it should be off your report. If it still shows, dispute it before you apply for a loan. The bureau has 30 days, sometimes 45.",
      };
    case "call-agency":
      return {
        when: by,
        title: about && names[about] ? `Call ${names[about]}` : "Call your state’s housing agency",
        text: "Ask what it pays this year, its score line and its income limit. Ask if there is money left.",
      };
    case "pay-card":
      return {
        when: by,
        title: `Have the ${debt} paid off`,
        text: `${amount ? `That is at ${amount} a month. ` : ""}Paying more saves interest. No one can say what it does for your score.`,
      };
    case "debt-ends":
      return {
        when: formatMonth(day),
        title: amount ? `Send the ${debt}’s ${amount} to savings` : `The ${debt} is paid off`,
        text: "The last payment is made. From then on this money is yours to save.",
      };
    case "ask-lease":
      return {
        when: by,
        title:
          Number(about) > 0
            ? `Ask for a lease of ${counted(Number(about), "month")}`
            : "Ask for a lease that ends with your plan",
        text: "Then it ends with your plan, and rent and house payment do not overlap. Ask for it in writing.",
      };
    case "give-notice":
      return {
        when: `On ${formatDay(day)}`,
        title: "Give notice on your lease",
        text: "Do it in writing, and keep a copy. Wait until the closing date is certain.",
      };
    case "mark-leaves":
      return {
        when: `By ${formatMonth(day)}`,
        title: `The ${mark} leaves your report`,
        text: "By law it must be gone by then. Get your reports and look.",
      };
    case "work-history":
      return {
        when: formatMonth(day),
        title: "You reach two years at work",
        text: "Keep your pay stubs and W-2 forms from both years.",
      };
    case "work-begins":
      return {
        when: formatMonth(day),
        title: "The new work begins",
        text: "Keep the letter that offered it and the first pay stub. A lender asks for both.",
      };
    case "waiting-over":
      return {
        when: formatMonth(day),
        title: "The waiting time is over",
        text: "Keep the court’s or the bank’s papers that show the date.",
      };
    case "gift-letter":
      return {
        when: by,
        title: amount ? `Get a letter for the gift of ${amount}` : "Get a letter for the gift",
        text: "The giver signs a letter saying it is not a loan. A lender will ask where the money came from.",
      };
    case "ask-lenders":
      return {
        when: formatMonth(day),
        title: "Ask three lenders within two weeks",
        text: `${about === "disputes" ? "If you dispute something, wait until it is answered. " : ""}Close together, they count as one credit check. Compare their Loan Estimates.`,
      };
    case "door-opens":
      return {
        when: formatMonth(day),
        title: `The ${program ? `${doorName({ program, assistance: null }, names)} door` : "door"} ${opensWords(step)}`,
        text: `${amount ? `By this plan you have ${amount}. ` : ""}A lender will still check it all.`,
      };
  }
}

/** A date in a calendar says no more than the plan's sentence. */
function opensWords({ hangsOn }: PathStep): string {
  if (hangsOn === "supposition") return "opens, as you suppose";
  return hangsOn === "questions" ? "opens, if what is still open fits" : "opens";
}

const clocks: Readonly<Record<MarkAge["clock"], string>> = {
  "first-late-payment":
    "Seven years and 180 days count from the first payment that was missed. Paying it does not start the clock again.",
  filing: "The years count from the day of filing.",
  event: "Seven years count from when it happened.",
};

/** The end of a mark on the report, as a heading and its text. */
export function markWords(age: MarkAge, month: string, household: Household): { title: string; text: string } {
  const mark = markName(household, age.index);
  return age.isOver
    ? {
        title: `The ${mark} should be gone`,
        text: `By law it had to leave by ${month}. If it still shows, you may dispute it.`,
      }
    : { title: `${capital(mark)}: gone by ${month}`, text: clocks[age.clock] };
}

/** Actions for a mark: dispute it if it should be gone, or see the dates of what is still to go. */
export function markKit({ isOver }: MarkAge): StepKit {
  return isOver ? disputeKit : datesKit;
}
