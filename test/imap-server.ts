import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ImapFlow } from "imapflow";
import { environmentWithMachineClock } from "./clock/machine-clock.ts";
import { freePort } from "./free-port.ts";

/** A real IMAP server with one mailbox, empty at first. */
export type ImapServer = {
  url: string;
  /** The time on its clock, in milliseconds since 1970. */
  now(): number;
  /** Puts a message into the mailbox, as a mail server does; it counts as received at `at`, by default now. */
  deliver(message: string | Buffer, flags?: string[], at?: Date): Promise<void>;
  deliverAll(messages: (string | Buffer)[]): Promise<void>;
  /** Deletes all messages. */
  empty(): Promise<void>;
  /** How many messages there are, and how many of them are unread. */
  count(): Promise<{ all: number; unread: number }>;
  /** Deletes the mailbox and makes it again with different message numbers. */
  renumber(): Promise<void>;
  /** Stops the server; its messages stay. */
  away(): Promise<void>;
  back(): Promise<void>;
  remove(): Promise<void>;
};

/** Whether Dovecot is on this machine. */
export const hasImapServer = spawnSync("dovecot", ["--version"]).status === 0;

if (!hasImapServer)
  console.warn("\n!!! NO DOVECOT FOUND: emails that come in are not tested against a real server !!!\n");

const password = "a long password";

/** Starts Dovecot as an unprivileged user, in a separate folder and on a separate port. */
export async function startImapServer(): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), "imap-"));
  const port = await freePort();
  const user = runAs();
  mkdirSync(join(folder, "mail"));
  for (const path of [folder, join(folder, "mail")]) {
    chmodSync(path, 0o755);
    chownSync(path, user.uid, user.gid);
  }
  const users = join(folder, "users");
  writeFileSync(users, `desk:{PLAIN}${password}::::::\n`);
  writeFileSync(join(folder, "dovecot.conf"), configuration(folder, port, user.name));
  let server = await start(folder, port);
  const client = async () => {
    const opened = new ImapFlow({
      host: "127.0.0.1",
      port,
      secure: false,
      doSTARTTLS: false,
      logger: false,
      disableAutoIdle: true,
      auth: { user: "desk", pass: password },
    });
    opened.on("error", () => {});
    await opened.connect();
    return opened;
  };
  const during = async <Result>(work: (opened: ImapFlow) => Promise<Result>) => {
    const opened = await client();
    try {
      return await work(opened);
    } finally {
      await opened.logout();
    }
  };
  return {
    url: `imap://desk:${encodeURIComponent(password)}@127.0.0.1:${port}/Desk`,
    now: () => Number(execFileSync("date", ["+%s%3N"], { env: environmentWithMachineClock(), encoding: "utf8" })),
    deliver: (message, flags = [], at = undefined) =>
      during(async (opened) => {
        await opened.append("Desk", message, flags, at);
      }),
    deliverAll: (messages) =>
      during(async (opened) => {
        for (const message of messages) await opened.append("Desk", message, []);
      }),
    empty: () =>
      during(async (opened) => {
        await opened.mailboxOpen("Desk");
        await opened.messageDelete("1:*");
      }),
    count: () =>
      during(async (opened) => {
        const status = await opened.status("Desk", { messages: true, unseen: true });
        if (!status) throw new Error("No such mailbox");
        return { all: status.messages ?? 0, unread: status.unseen ?? 0 };
      }),
    renumber: () =>
      during(async (opened) => {
        await opened.mailboxDelete("Desk");
        await opened.mailboxCreate("Desk");
      }),
    async away() {
      await stop(server);
    },
    async back() {
      server = await start(folder, port);
    },
    async remove() {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Dovecot refuses to store mail as root; every machine has the user "nobody". */
function runAs(): { uid: number; gid: number; name: string } {
  const asked = (...what: string[]) => execFileSync("id", what, { encoding: "utf8" }).trim();
  const isRoot = process.getuid?.() === 0;
  const name = isRoot ? "nobody" : asked("-un");
  return { uid: Number(asked("-u", name)), gid: Number(asked("-g", name)), name };
}

function configuration(folder: string, port: number, user: string): string {
  const group = execFileSync("id", ["-gn", user], { encoding: "utf8" }).trim();
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
first_valid_gid = 1
mail_uid = ${user}
mail_gid = ${group}
mail_home = ${folder}/mail
mail_location = maildir:${folder}/mail/Maildir
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
auth_failure_delay = 0
mail_max_userip_connections = 100
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
passdb {
  driver = passwd-file
  args = scheme=PLAIN ${folder}/users
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/mail
}
namespace inbox {
  inbox = yes
  mailbox Desk {
    auto = create
  }
}
`;
}

async function start(folder: string, port: number): Promise<ChildProcess> {
  const command = ["-F", "-c", join(folder, "dovecot.conf")];
  const child = spawn("dovecot", command, { stdio: "ignore", detached: true, env: environmentWithMachineClock() });
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`Dovecot did not start; see ${folder}/log`);
    await wait(50);
  }
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  try {
    // Open sessions keep running without their server.
    process.kill(-(child.pid ?? 0), "SIGKILL");
  } catch {
    // There weren't any.
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
