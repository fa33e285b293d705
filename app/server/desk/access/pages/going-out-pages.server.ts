import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, problem, went } from "#app/server/desk/access/visit/command-row.server.ts";
import { view } from "#app/server/desk/access/visit/table-row.server.ts";
import { readLetterFate } from "#app/server/desk/answers/letter-fate.server.ts";
import { takeBack } from "#app/server/desk/answers/send-answer.server.ts";
import { holdAnswer, setUndoSeconds } from "#app/server/desk/answers/undo-time.server.ts";

/** What became of an answer, for the line that waits with it. */
export const goingOutViews = {
  "letter-fate": view({
    needs: "work-threads",
    audit: "Was told what became of an answer",
    people: false,
    load: async ({ source: { db }, actor }, id) => ({ fate: (await readLetterFate(db, actor, id))?.fate ?? null }),
  }),
};

const tooLate = {
  "too-late": { title: "It could not be taken back", text: "Its thread says what became of it." },
};

/** Commands for an answer that waits to go out. */
export const goingOutCommands = {
  "undo-answer": command({
    needs: "work-threads",
    audit: "Took an answer back",
    fields: { letter: kinds.asSent },
    problems: tooLate,
    done: {},
    async run({ source: { db }, actor }, { letter }) {
      await takeBack(db, actor, letter);
      // In time, too late or pressed before: the page of the thread says what became of it, and reads that now.
      const known = await readLetterFate(db, actor, letter);
      if (!known) return problem("gone", 404);
      if (known.fate.is !== "called-back") return problem("too-late", 409);
      return { to: `/desk/threads/${known.threadId}?letter=${letter}#answer` };
    },
  }),
  // For the script, while the focus is on Undo.
  "hold-answer": command({
    needs: "work-threads",
    audit: "Thought again before an answer went out",
    unnoted: true,
    fields: { letter: kinds.asSent },
    problems: tooLate,
    done: {},
    async run({ source: { db }, actor }, { letter }) {
      const dueInMs = await holdAnswer(db, actor, letter);
      return dueInMs === null ? problem("too-late", 409) : { shown: { dueInMs }, status: 200 };
    },
  }),
  "set-undo-time": command({
    needs: "work-threads",
    audit: "Set how long their answers wait",
    fields: { seconds: kinds.number },
    problems: {
      "undo-time": { title: "Choose one of the times", text: "Pick 10, 30 or 60 seconds from the list." },
    },
    // The page has the seconds.
    done: { "undo-time": "" },
    async run({ source: { db }, actor }, { seconds }) {
      const isSet = await setUndoSeconds(db, actor.staffId, seconds);
      return isSet ? went("/desk/account", "undo-time") : problem("undo-time");
    },
  }),
};
