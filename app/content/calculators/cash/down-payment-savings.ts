import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { countedClosing } from "#app/content/figures/closing-figures.ts";
import { countyMedianIncomes } from "#app/content/finder/assistance-example.ts";

export const calculator: CalculatorRecord = {
  place: 10,
  title: "Down payment savings with assistance",
  breadcrumb: "Down payment savings",
  description: "What you still have to save after an assistance program pays its part.",
  head: {
    title: "Down payment savings plan, with help counted",
    description:
      "Months until you have the cash for a home, with down payment help and without, and what that help takes back if you leave in year 1 to 10.",
  },
  guide: { path: "/guides/saving-for-a-down-payment", label: "Saving for a down payment" },
  searchWords: ["DPA", "grant", "how long to save", "save each month"],
  question: "How long until you have the cash?",
  lead: "Your savings, month by month, how much sooner with a program’s help, and what you pay back if you leave early.",
  assumes: [
    {
      title: "Help",
      text: "None until you type it, toward the down payment and toward closing costs, and never more than is due. Amounts differ by program, place and income, and open and close during the year.",
    },
    { title: "Closing costs", text: countedClosing },
    {
      title: "How it comes back",
      text: "Forgivable help is forgiven in equal parts each full year. Deferred help has no payments; it is due when you sell or refinance, with simple interest if you type a rate. Repayable help is a second loan with its own payment.",
    },
    {
      title: "A higher rate",
      text: "A quarter of a percent on the first mortgage, a planning figure: some programs are paid for that way. Set it to 0% if yours is not.",
    },
    {
      title: "Savings",
      text: "3% a year, $1,500 for moving and $2,000 left in the bank: round planning figures of November 2026.",
    },
    {
      title: "Income limit",
      text: `80% of the area’s median income is common. Medians: ${countyMedianIncomes.source}.`,
    },
  ],
  dated: [datedTables.incomeLimits],
  leavesOut: [
    "Home prices that rise while you save.",
    "Tax on interest, and gifts from family.",
    "Whether two programs may be combined, and whether one will take you.",
    "A share of the home’s gain, which some programs ask for.",
  ],
  next: "Want us to look for programs where you live?",
};
