import { type RefObject, useEffect } from "react";
import { useOwnNumbers } from "#app/components/own-numbers/use-own-numbers.ts";
import type { Household } from "#app/domain/path/household.ts";
import { type FinderTexts, finderFieldNames, finderTexts } from "#app/forms/finder-answers.ts";
import { preferExample, prefersExample } from "#app/lib/my-path/plan-mark.ts";
import { findPlace, placesFromServer } from "#app/lib/places/find-place.ts";
import type { OwnAnswer } from "./own-answers.ts";

async function answersOf(household: Household): Promise<readonly OwnAnswer[]> {
  const { ownAnswers } = await import("./own-answers.ts");
  const answers = ownAnswers(household);
  // Looked up first, so that the doors change once. Without a connection the form says so itself.
  await findPlace({ ...noTexts, ...textsOf(answers) }, placesFromServer).catch(() => {});
  return answers;
}

const noTexts = finderTexts([]);

/**
 * The plan's answers in the finder. They go in by themselves, but only where nothing was answered, never when the address
 * brought answers, and not in a tab in which the visitor wants to begin without them.
 */
export function useOwnAnswers(
  texts: FinderTexts,
  fill: (texts: Partial<FinderTexts>) => void,
  isBrought: RefObject<boolean>,
) {
  const answers = useOwnNumbers(answersOf) ?? [];
  const used = answers.filter((one) => entriesOf(one).every(([name, text]) => texts[name] === text));
  const free = answers.filter((one) => isFree(one, texts));
  const all = textsOf(answers);
  const use = () => {
    if (free.length > 0) fill(textsOf(free));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the plan was read.
  useEffect(() => {
    if (!isBrought.current && !prefersExample()) use();
  }, [answers.length]);

  return {
    used,
    free,
    /** Whether these are the plan's answers and nothing else. */
    areAll: answers.length > 0 && finderFieldNames.every((name) => texts[name] === (all[name] ?? "")),
    use() {
      preferExample(false);
      use();
    },
    drop() {
      preferExample(true);
      fill(Object.fromEntries(used.flatMap(entriesOf).map(([name]) => [name, ""])));
    },
  };
}

/** Nothing was answered there; a place may be typed, too. */
function isFree(answer: OwnAnswer, texts: FinderTexts): boolean {
  return entriesOf(answer).every(([name]) => texts[name] === "" && (name !== "state" || texts.zip === ""));
}

function textsOf(answers: readonly OwnAnswer[]): Partial<FinderTexts> {
  return Object.fromEntries(answers.flatMap(entriesOf));
}

function entriesOf({ texts }: OwnAnswer): [keyof FinderTexts, string][] {
  return Object.entries(texts) as [keyof FinderTexts, string][];
}
