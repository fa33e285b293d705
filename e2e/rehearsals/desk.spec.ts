import { describeOnDatabase } from "../support/databases.ts";
import { test } from "../support/test.ts";
import * as answering from "./desk/colleagues-answer.ts";
import * as working from "./desk/colleagues-work.ts";
import { lookAtDesk } from "./desk/look.ts";
import { closeDesk, openDesk } from "./desk/open-desk.ts";
import * as team from "./desk/team-changes.ts";
import { deskTruths } from "./desk/truths.ts";
import * as emails from "./desk/visitors-email.ts";
import { asksForAnAnalysis, writesAMessage } from "./desk/visitors-write.ts";
import { rehearse } from "./rehearsal.ts";

// Each story has a site of its own, and the worker needs none.
test.use({ baseURL: "http://127.0.0.1" });

describeOnDatabase("A desk in rehearsal", (makeDatabase) => {
  test("an owner and two counselors answer, while people write by form and by email", async ({ browser }) => {
    const { aColleagueComes, ...changes } = team;
    await rehearse({
      name: "desk",
      open: async () => openDesk(browser, await makeDatabase()),
      close: closeDesk,
      steps: [
        ...[asksForAnAnalysis, writesAMessage],
        ...Object.values(emails),
        ...Object.values(answering),
        ...Object.values(working),
        ...Object.values(changes),
        aColleagueComes(browser),
        // What most of a day is made of.
        ...[asksForAnAnalysis, asksForAnAnalysis, emails.writesAnEmail],
        ...[emails.answersOurLetter, emails.answersOurLetter, changes.removesAColleague],
        ...[working.takesTheNext, working.takesTheNext, working.opensAThread],
        ...Array(7).fill(answering.typesAnAnswer),
        ...Array(2).fill(answering.sendsTheAnswer),
      ],
      most: 90,
      look: lookAtDesk,
      truths: deskTruths,
    });
  });
});
