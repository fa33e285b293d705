import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { clock } from "./clock.ts";
import { bareEnvironment, type Site, setClock } from "./site.ts";

/** How a command ended: its exit code, everything that it wrote, and the part of that which is its result. */
export type CommandEnd = { code: number; output: string; result: string };

/** The commands of a site that `npm run` offers. */
export type CommandName =
  | "privacy"
  | "consent"
  | "setAside"
  | "audit"
  | "backup"
  | "restore"
  | "desk"
  | "leadsExport"
  | "messagesExport"
  | "newsletterExport"
  | "bookingsExport";

/** Runs a command of the built site with a site's settings. */
export async function runCommand(
  { settings }: Pick<Site, "settings">,
  name: CommandName,
  ...args: string[]
): Promise<CommandEnd> {
  started ??= startProcess();
  return ask(await started, { name, args, environment: { ...bareEnvironment(), ...settings } });
}

/** One process for each worker of a run, and the commands that wait for its answers. */
let started: Promise<ChildProcess> | undefined;
const waiting = new Map<string, PromiseWithResolvers<CommandEnd>>();

async function startProcess(): Promise<ChildProcess> {
  const child = fork(`${import.meta.dirname}/command-process.mjs`, {
    env: { ...bareEnvironment(), ...clock.environment(), TEST_CLOCK_MOVES: "1" },
    execArgv: [],
  });
  child.on("message", (message: CommandEnd & { id?: string }) => waiting.get(message.id ?? "")?.resolve(message));
  child.once("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error("The process that runs commands has ended"));
  });
  await answerTo("start");
  clock.follow((aheadMs) => setClock(child, aheadMs));
  // The worker ends when its journeys do, and this process with it.
  child.unref();
  child.channel?.unref();
  return child;
}

function ask(child: ChildProcess, command: object): Promise<CommandEnd> {
  const id = randomUUID();
  child.send({ id, ...command });
  return answerTo(id);
}

function answerTo(id: string): Promise<CommandEnd> {
  const answer = Promise.withResolvers<CommandEnd>();
  waiting.set(id, answer);
  return answer.promise.finally(() => waiting.delete(id));
}
