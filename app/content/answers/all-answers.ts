import type { Answer } from "./answer-record.ts";
import { buyingAnswers } from "./buying-answers.ts";
import { creditAnswers } from "./credit-answers.ts";
import { loanAnswers } from "./loan-answers.ts";
import { scoreAnswers } from "./score-answers.ts";
import { serviceAnswers } from "./service-answers.ts";

/** By subject, in the order in which the page of answers shows them. */
export const answerShelves = [
  { id: "score", title: "Is my score enough?", answers: scoreAnswers },
  { id: "loans", title: "What a loan asks for and costs", answers: loanAnswers },
  { id: "credit", title: "What is on your report", answers: creditAnswers },
  { id: "buying", title: "Who may buy, and how it goes", answers: buyingAnswers },
  { id: "us", title: "Working with us", answers: serviceAnswers },
] as const satisfies readonly { id: string; title: string; answers: readonly Answer[] }[];

/** Every answer, those about a score first. Where two match a search alike, the earlier one answers it. */
export const allAnswers: readonly Answer[] = answerShelves.flatMap(({ answers }) => answers);
