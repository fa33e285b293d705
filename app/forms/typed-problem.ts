import type { TypedProblem } from "#app/domain/text/typed-number.ts";

/** What is wrong with a typed number, and how to type it. `what` is the field inside a sentence, `example` as typed. */
export function typedProblemWords(wrong: TypedProblem, what: string, example: string): string {
  switch (wrong.problem) {
    case "empty":
      return `Type ${what}, such as ${example}.`;
    case "negative":
      return `Type ${what} without a minus sign, such as ${example}.`;
    case "decimal-comma":
      return `Did you mean ${wrong.meant}? Type decimals after a point, not a comma.`;
    case "share-of-one":
      return `Did you mean ${wrong.meant}? Type it with the percent sign.`;
    case "not-a-number":
      return `Type ${what} in digits, such as ${example}.`;
  }
}
