import * as z from "zod/mini";
import type { DeskOutcome, Needs, Refusal, StaffWork, TypedFields } from "./desk-visit.server.ts";
import { deskPathOf } from "./table-row.server.ts";

/** What a problem says on the page: what happened, and what to do now. */
export type ProblemWords = { title: string; text: string };

/** Problems that any command can have. A command that knows better says so with words of its own. */
const anyProblem = {
  gone: {
    title: "This is gone",
    text: "It may have been erased a moment ago, or a colleague has decided about it. Nothing was changed.",
  },
  fields: {
    title: "Something is missing, or does not fit",
    text: "Look at the marked field. What you typed is still there.",
  },
  unsure: {
    title: "We cannot say whether that was done",
    text: "Something failed on our side after you pressed. What you typed is still here. Look first: this page shows how it is now. If it is not done, press again; nothing is done twice.",
  },
  "not-allowed": { title: "You cannot do that", text: "Your role does not include it. An owner can change that." },
  "slow-down": {
    title: "One moment, please",
    text: "There were many tries in a short time. Wait, then try again. You are not locked out.",
  },
} satisfies Record<string, ProblemWords>;
type AnyProblem = keyof typeof anyProblem;

/**
 * What a waiting form will do, in words: nothing on the page that confirms it is a value of the form. `words` are someone's
 * own text, such as the letter that goes out.
 */
export type Told = { title: string; lines: string[]; words?: string; button: string };

/** Tells it from the form's fields. */
export type Tells = (work: StaffWork, fields: TypedFields) => Promise<Told> | Told;

/** What came of a form: another page, the same page with a problem, or the same page with something to show. */
export type Outcome<Problem extends string, Done extends string> =
  | { to: string; done?: Done; cookie?: string }
  | { shown: Omit<Refusal, "problem" | "said"> & { problem: Problem | AnyProblem }; status: number }
  | { shown: Exclude<Extract<DeskOutcome, { shown: object }>["shown"], Refusal>; status: number };

/** What `run` gets besides the fields: the page of the form with its query, and all that was sent, as it came. */
export type Sent = { path: string; typed: TypedFields };

type Shape = Record<string, z.ZodMiniType>;

/** One command, told in one place. */
type CommandRow<Fields extends Shape, Problem extends string, Done extends string> = {
  /** The right to send it. */
  needs: Needs;
  /** Asks for a passkey or a code from the last five minutes; `each-time`: with the form that waited for it, unchanged. */
  grave?: "lately" | "each-time";
  /** For a user who must show a passkey first, while the form waits. Null when its page asks for everything again. */
  tells?: Tells | null;
  /** What the audit says its sender did. */
  audit: string;
  /** The audit leaves it out: it only fetches a challenge, or comes again and again while somebody types. */
  unnoted?: true;
  /** What its form sends, besides `do`. Checked before `run`; what does not fit comes back beside its field. */
  fields: Fields;
  /** What can be in the way, with the words for it. */
  problems: Readonly<Record<Problem, ProblemWords>>;
  /** What it came to, by the word in the address, with the sentence at the top of the page. Empty: the page shows it. */
  done: Readonly<Record<Done, string>>;
  run(
    work: StaffWork,
    fields: z.output<z.ZodMiniObject<Fields>>,
    sent: Sent,
  ): Promise<Outcome<NoInfer<Problem>, NoInfer<Done>>> | Outcome<NoInfer<Problem>, NoInfer<Done>>;
};

/** A row of the table of commands, as the desk runs it. `me` and `actor` are set wherever `needs` is not `anyone`. */
export type DeskCommand<Name extends string = string> = {
  needs: Needs;
  grave: "lately" | "each-time" | null;
  tells: Tells | null;
  audit: string;
  isNoted: boolean;
  problems: Readonly<Record<string, ProblemWords>>;
  done: Readonly<Record<string, string>>;
  run(work: StaffWork, fields: TypedFields, path: string): Promise<DeskOutcome>;
  /** Only a type: the names of its fields, for the forms. */
  names?: Name;
};

/** Makes a row from its record. */
export function command<Fields extends Shape, Problem extends string, Done extends string>(
  row: CommandRow<Fields, Problem, Done>,
): DeskCommand<keyof Fields & string> {
  const { needs, grave = null, tells = null, audit, unnoted, problems, done } = row;
  const schema = z.object(row.fields);
  return {
    needs,
    grave,
    tells,
    audit,
    isNoted: unnoted !== true,
    problems,
    done,
    async run(work, typed, path) {
      const read = z.safeParse(schema, typed);
      if (!read.success) return refusal({ problem: "fields", errors: z.flattenError(read.error).fieldErrors }, 422);
      const outcome = await row.run(work, read.data, { path, typed });
      if ("to" in outcome) return outcome.cookie ? { to: outcome.to, cookie: outcome.cookie } : { to: outcome.to };
      if (!("problem" in outcome.shown)) return { shown: outcome.shown, status: outcome.status };
      return refusal(outcome.shown, outcome.status);
    },
  };

  function refusal(shown: Omit<Refusal, "said">, status: number): DeskOutcome {
    return { shown: { ...shown, said: problemWords(shown.problem, problems, shown.waitSeconds) }, status };
  }
}

/** Words for a problem: the command's own, or those for any command. */
export function problemWords(
  name: string,
  own: Readonly<Record<string, ProblemWords>> = {},
  waitSeconds = 0,
): ProblemWords {
  const known: Readonly<Record<string, ProblemWords>> = { ...anyProblem, ...own };
  const words = Object.hasOwn(known, name) ? known[name] : undefined;
  if (words === undefined) return { title: name.replaceAll("-", " "), text: "" };
  if (name !== "slow-down" || waitSeconds === 0) return words;
  return { ...words, text: words.text.replace("Wait,", `Wait ${waitSeconds} seconds,`) };
}

/** The same page, with the problem. */
export function problem<const Problem extends string>(
  name: Problem,
  status = 422,
  more: Omit<Refusal, "problem" | "said"> = {},
) {
  return { shown: { ...more, problem: name }, status };
}

/** The same page, with an error at a field. */
export function wrong(field: string, words: string) {
  return problem("fields", 422, { errors: { [field]: [words] } });
}

/** The same page: too many tries. */
export function slowDown(waitMs: number) {
  return problem("slow-down", 429, { waitSeconds: Math.ceil(waitMs / 1000) });
}

/** Another page, with a note on what was done. `query` and `hash` are the rest of its address. */
export function went<const Done extends string>(
  page: string,
  done: Done,
  { query = {}, hash = "" }: { query?: Record<string, string>; hash?: string } = {},
) {
  return { to: `${page}?${new URLSearchParams({ done, ...query })}${hash}`, done };
}

/** The page that a form was on, with a note on what was done. */
export function samePage<const Done extends string>({ path }: Pick<Sent, "path">, done: Done) {
  return went(deskPathOf(new URL(path, "http://desk").pathname), done);
}
