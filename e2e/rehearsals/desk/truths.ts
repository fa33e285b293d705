import { isByPerson } from "../../support/mail.ts";
import { inOneLine, type SeenDesk } from "./look.ts";
import { fullName } from "./model.ts";

type Truth = (seen: SeenDesk) => readonly string[];

/** What a step itself saw on a page that the model did not expect. */
const pagesFit: Truth = ({ world }) => world.faults.splice(0);

const nothingTypedIsLost: Truth = ({ world, tables }) => {
  const { drafts, answers, notes } = tables;
  return world.kept
    .filter(({ words, by, threadId }) => {
      const isTheirs = (row: { thread_id: string; staff_id: string }) =>
        row.thread_id === threadId && row.staff_id === by;
      const left = [...drafts.filter(isTheirs), ...answers.filter(isTheirs), ...notes];
      return !left.some((row) => inOneLine(row.words).includes(words));
    })
    .map(({ words }) => `“${words}” was saved, and is in no draft, letter or note`);
};

/** Each request that waits has an open promise, and whoever may answer finds its thread, in the order of what is due. */
const promisesCanBeReached: Truth = ({ world, tables, inbox, within }) => {
  const listed = new Set([...inbox.waiting, ...inbox.away]);
  const open = new Map(tables.clocks.filter(({ ended_at }) => ended_at === null).map((one) => [one.source_id, one]));
  return world.asked
    .filter(({ state }) => state === "open")
    .flatMap(({ token, by }) => {
      const row = tables.requests.find(({ words }) => words.includes(token));
      const clock = row && open.get(row.id);
      const who = `${fullName(by)} waits for an answer (${token})`;
      if (!clock) return [`${who}, and no promise is open`];
      if (!listed.has(clock.thread_id)) return [`${who}, and no list of the inbox has it`];
      return within.has(clock.thread_id) ? [] : [`${who}, and it is under nobody who is here and may answer`];
    });
};

const inboxIsInOrder: Truth = ({ tables, inbox }) => {
  const due = new Map<string, number>();
  for (const { thread_id, due_at, ended_at } of tables.clocks) {
    if (ended_at === null) due.set(thread_id, Math.min(due_at, due.get(thread_id) ?? due_at));
  }
  const times = inbox.waiting.map((id) => due.get(id) ?? Number.NaN);
  const isSorted = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0));
  return isSorted
    ? []
    : [`the inbox shows what is due at ${times.map((time) => new Date(time).toISOString()).join(", ")}`];
};

const answeredIsOver: Truth = ({ world, tables }) => {
  const open = new Set(tables.clocks.filter(({ ended_at }) => ended_at === null).map(({ source_id }) => source_id));
  return world.asked
    .filter(({ state }) => state === "answered" || state === "closed" || state === "withdrawn")
    .filter(({ token }) => open.has(tables.requests.find(({ words }) => words.includes(token))?.id ?? ""))
    .map(({ by, token, state }) => `what ${fullName(by)} asked (${token}) is ${state}, and its promise is still open`);
};

/** Each form brings one email that says so, and each letter goes once, to the one it is for. */
const emailsGoOnce: Truth = ({ world, nowMs }) => {
  const { mail, letters, visitors } = world;
  const bodies = mail.received.map(({ to, message }) => ({ to, text: inOneLine(message.text ?? "") }));
  const ofLetters = letters.flatMap(({ words, matter, writtenAt, state }) => {
    const got = bodies.filter(({ text }) => text.includes(inOneLine(words)));
    const wrong = got.filter(({ to }) => to !== matter.of.email).map(({ to }) => `“${words}” went to ${to}`);
    const isDue = state !== "unclear" && nowMs > writtenAt + 120_000;
    if (got.length > 1) return [...wrong, `“${words}” went out ${got.length} times`];
    return isDue && got.length === 0 ? [...wrong, `“${words}” never went out`] : wrong;
  });
  const ofForms = visitors
    .filter(({ hasStopped }) => !hasStopped)
    .flatMap(({ email, forms }) => {
      const got = mail.to(email).filter((one) => !isByPerson(one)).length;
      return got === forms ? [] : [`${email} sent ${forms} forms and got ${got} emails about them`];
    });
  return [...ofLetters, ...ofForms];
};

const peopleAreThemselves: Truth = ({ world, tables }) => {
  const rows = world.visitors.flatMap((visitor) => {
    const row = tables.people.find(({ email }) => email === visitor.email);
    return row ? [{ ...row, known: fullName(visitor) }] : [];
  });
  const renamed = rows
    .filter(({ name, known }) => name !== known)
    .map(({ name, known, email }) => `${known} (${email}) is now called ${name}`);
  const groups = rows.map(({ group_id }) => group_id);
  const isOne = new Set(groups).size < groups.length;
  return isOne ? [...renamed, "two addresses became one person, and nobody said so"] : renamed;
};

/** A stop is one person's, also where two share a phone. */
const stopsAreTheirs: Truth = ({ world: { visitors, stopKey }, tables: { stops } }) =>
  visitors.flatMap((visitor) => {
    const isNoted = stops.includes(stopKey(visitor.email));
    if (isNoted === visitor.hasStopped) return [];
    const who = `${fullName(visitor)} (${visitor.email})`;
    return [isNoted ? `${who} did not ask us to stop, and a stop is noted` : `${who} asked us to stop: none is noted`];
  });

const rolesSeeTheirs: Truth = ({ world, masked }) =>
  masked.flatMap(({ role, path, html }) =>
    world.visitors
      .flatMap((visitor) => [fullName(visitor), visitor.email, visitor.phone])
      .filter((text) => html.includes(text))
      .map((text) => `the ${role} reads ${text} at ${path}`),
  );

const sumIsTrue: Truth = ({ tables, inbox, nowMs }) => {
  const waiting = tables.threads.filter(({ id }) => inbox.waiting.includes(id));
  const late = waiting.filter(({ due_at }) => due_at < nowMs).length;
  const sum = `${waiting.length} open, ${late} of them late`;
  return inbox.sum.startsWith(sum) ? [] : [`the inbox says “${inbox.sum}”, and shows ${sum}`];
};

/** All that is true after each step at the desk. */
export const deskTruths: Readonly<Record<string, Truth>> = {
  "a page fits what was done": pagesFit,
  "nothing typed is lost": nothingTypedIsLost,
  "each promise can be reached": promisesCanBeReached,
  "the inbox is in order": inboxIsInOrder,
  "what is answered is over": answeredIsOver,
  "each email goes once, to the right person": emailsGoOnce,
  "people stay who they are": peopleAreThemselves,
  "who stopped is stopped, and nobody else": stopsAreTheirs,
  "a role sees what it may": rolesSeeTheirs,
  "the inbox counts right": sumIsTrue,
  "nothing is sent twice": ({ world, tables }) => {
    const counts = { letters: world.letters.length, notes: world.notes };
    const there = { letters: tables.answers.length, notes: tables.notes.length };
    return counts.letters === there.letters && counts.notes === there.notes
      ? []
      : [`sent ${JSON.stringify(counts)}, and the tables have ${JSON.stringify(there)}`];
  },
  "no error in the console": ({ errors }) => errors,
  "each page has a next step": ({ stuck }) => stuck,
};
