/** The requests that people at a desk make again and again, each by the functions that its pages use. */

import { readInbox } from "#app/server/desk/inbox/inbox.server.ts";
import { showInbox } from "#app/server/desk/inbox/inbox-screen.server.ts";
import { createInboxHabits } from "#app/server/desk/inbox/saved-views.server.ts";
import { createDeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import { searchDesk } from "#app/server/desk/search/desk-search.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { readTimeline } from "#app/server/desk/threads/person-timeline.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { median } from "../median.mjs";
import { quantile } from "../quantile.mjs";
import { samplePerson } from "./sample-people.mjs";

/** Gives a line for each question: its median and 95th percentile in milliseconds, and what was asked for. */
export async function askDesk(database, { dataDir, people, nowMs, times }) {
  const reader = createDeskReader(database, dataDir);
  const source = { ...database, reader };
  const actor = { staffId: "colleague-1", may: new Set(["read-people", "see-unmasked", "work-threads"]), nowMs };
  const actions = createThreadActions(database.db);
  const someone = (turn) => samplePerson(Math.floor((turn * people) / times), nowMs);
  const waiting = (turn) => samplePerson(5 * Math.floor((turn * people) / times / 5), nowMs);
  const inbox = (filter, place) => readInbox(source, actor, { list: "waiting", ...filter }, place);
  const habits = createInboxHabits(database, () => nowMs);
  const page = { source, actor, habits, members: createStaffMembers(database) };
  const search = async (typed) => {
    const { found } = await searchDesk(source, actor, typed);
    if (found.length === 0) throw new Error("The search found no one");
  };
  const questions = {
    "inbox, the whole page": [60, () => showInbox(page, new URLSearchParams())],
    "inbox, the whole page of one stage": [
      60,
      () => showInbox(page, new URLSearchParams("list=answered&stage=talking")),
    ],
    "inbox, the first 50": [60, () => inbox({})],
    "inbox, from the middle": [60, (turn) => inbox({}, { due_at: waiting(turn).threads[0].due_at, id: "" })],
    "inbox, one kind": [60, () => inbox({ kind: "contact" })],
    "inbox, one colleague's": [60, (turn) => inbox({ assignee: `colleague-${turn % 10}` })],
    timeline: [60, (turn) => readTimeline(source, actor, someone(turn).people[0].id)],
    "search, a common first name": [50, (turn) => search(["maria", "jose", "ana"][turn % 3])],
    "search, a surname": [50, (turn) => search(someone(turn).surname)],
    "search, both names": [50, (turn) => search(someone(turn).name)],
    "search, an email": [50, (turn) => search(someone(turn).email)],
    "search, a phone number": [50, (turn) => search(someone(turn).phone)],
    "search, two words of messages": [50, (turn) => search(["lease house", "credit score", "debt school"][turn % 3])],
    "an action, durable": [50, (turn) => actions.note(actor, waiting(turn).threads[0].id, "They called back.")],
  };
  for (const [what, [asked, ask]] of Object.entries(questions)) {
    const took = [];
    for (let turn = 0; turn < times; turn += 1) {
      const start = performance.now();
      await ask(turn);
      took.push(performance.now() - start);
    }
    const [middle, high] = [median(took), quantile(took, 0.95)];
    const verdict = high <= asked ? "" : "  MORE THAN ASKED";
    console.log(`  ${what}: ${middle.toFixed(1)} ms, p95 ${high.toFixed(1)} ms (asked: ${asked})${verdict}`);
  }
  await reader.close();
}
