import { describeOnDatabase } from "../support/databases.ts";
import { test } from "../support/test.ts";
import * as steps from "./letter/letter-steps.ts";
import { letterTruths, lookAtLetters } from "./letter/letter-truths.ts";
import { closeLetters, openLetters } from "./letter/model.ts";
import { rehearse } from "./rehearsal.ts";

// Each story has a site of its own, and the worker needs none.
test.use({ baseURL: "http://127.0.0.1" });

describeOnDatabase("A letter in rehearsal", (makeDatabase) => {
  test("an editor writes, tests, sends and takes back, in two windows", async ({ browser }) => {
    await rehearse({
      name: "letter",
      open: async () => openLetters(browser, await makeDatabase()),
      close: closeLetters,
      steps: [
        ...Object.values(steps),
        ...Array(3).fill(steps.typesInTheLetter),
        ...Array(2).fill(steps.savesTheLetter),
      ],
      most: 80,
      look: lookAtLetters,
      truths: letterTruths,
    });
  });
});
