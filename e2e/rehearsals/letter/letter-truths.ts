import { setTimeout as wait } from "node:timers/promises";
import { clock } from "../../support/clock.ts";
import { runStatement } from "../../support/statement.ts";
import { hasNextStep } from "../person.ts";
import { frontWindow, type LetterWorld } from "./model.ts";

export type SeenLetters = {
  world: LetterWorld;
  versions: { issue_id: string; version: number; subject: string; words: string }[];
  issues: { id: string; state: string }[];
  errors: string[];
  stuck: string[];
};

const mostLooks = 200;

/** Lets time pass until what goes out has gone. */
async function settle({ desk, faults }: LetterWorld): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const [left] = await runStatement<{ waiting: number | string }>(
      desk.site,
      `SELECT (SELECT count(*) FROM issue_recipients WHERE state = 'queued')
        + (SELECT count(*) FROM issues WHERE state = 'sending' OR (state = 'scheduled' AND send_at <= ${Date.now()})) AS waiting`,
    );
    if (Number(left?.waiting) === 0) return;
    await clock.move(900);
    await wait(20);
  }
  faults.push("a letter has not gone out after three minutes");
}

export async function lookAtLetters(world: LetterWorld): Promise<SeenLetters> {
  await settle(world);
  const { page } = frontWindow(world);
  const isStuck = page.url() !== "about:blank" && !(await hasNextStep(page));
  return {
    world,
    versions: await runStatement(world.desk.site, "SELECT issue_id, version, subject, words FROM issue_versions"),
    issues: await runStatement(world.desk.site, "SELECT id, state FROM issues"),
    errors: world.editor.person.takeErrors(),
    stuck: isStuck ? [page.url()] : [],
  };
}

type Truth = (seen: SeenLetters) => readonly string[];

const nothingTypedIsLost: Truth = ({ world: { letter }, versions }) => {
  if (!letter) return [];
  const own = versions.filter(({ issue_id }) => issue_id === letter.id);
  return letter.saved
    .filter((sentence) => !own.some(({ subject, words }) => subject === sentence || words.includes(sentence)))
    .map((sentence) => `“${sentence}” was saved, and is in no version`);
};

const lettersGoOnce: Truth = ({ world: { gone, mail, readers } }) =>
  gone.flatMap((letter) =>
    readers.flatMap(({ email }) => {
      const got = mail.to(email).filter(({ subject }) => subject === letter.subject).length;
      const due = letter.readers.includes(email) ? 1 : 0;
      return got === due ? [] : [`${email} got “${letter.subject}” ${got} times instead of ${due}`];
    }),
  );

const onlyReadersGetIt: Truth = ({ world: { mail, readers } }) =>
  mail.received
    .filter(({ to, message }) => {
      const isTest = message.subject?.startsWith("Test: ");
      return isTest
        ? to !== "eve@team.example"
        : to !== "eve@team.example" && !readers.some(({ email }) => email === to);
    })
    .map(({ to, message }) => `“${message.subject}” went to ${to}`);

/** All that is true after each step of an editor. */
export const letterTruths: Readonly<Record<string, Truth>> = {
  "a page fits what was done": ({ world }) => world.faults.splice(0),
  "nothing typed is lost": nothingTypedIsLost,
  "each reader gets a letter once": lettersGoOnce,
  "nobody else gets it": onlyReadersGetIt,
  "a letter is as the page said": ({ world: { letter }, issues }) => {
    const there = issues.find(({ id }) => id === letter?.id)?.state;
    return !letter || there === letter.state ? [] : [`the letter should be ${letter.state}, and is ${there}`];
  },
  "no error in the console": ({ errors }) => errors,
  "each page has a next step": ({ stuck }) => stuck,
};
