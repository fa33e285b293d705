import type { NetConnectOpts } from "node:net";
import { getEnvironmentData } from "node:worker_threads";
import { z } from "zod";
import { publicSettings } from "#config/public-settings.ts";
import { site } from "#config/site.ts";
import { type ImapSettings, problemOfImap, readImap } from "./imap-settings.server.ts";
import { isLocalHost, refusesTls, withTls } from "./transport-security.server.ts";

/** Every setting of an installation; see `.env.example`. No other file reads the environment. */
export type Settings = {
  nodeEnv: "production" | "development" | "test";
  host: string;
  /** 0 means any free port. */
  port: number;
  /** Base of canonical URLs, without a slash at the end. */
  siteUrl: string;
  dataDir: string;
  /** 32 bytes each, newest first. None means the key in the file under `dataDir`; see `data-key.server.ts`. */
  dataKeys: readonly Buffer[];
  /** Undefined means the embedded database under `dataDir`. Asks for verified TLS, unless plain text is allowed. */
  databaseUrl: string | undefined;
  /** Undefined means that emails are written as files under `dataDir`. */
  smtpUrl: string | undefined;
  /** Whether emails may go in plain text to a mail server on another machine. */
  smtpAllowsPlain: boolean;
  /** The mailbox with people's replies; undefined means none. */
  imap: ImapSettings | undefined;
  /** Our mail server's name in `Authentication-Results`; undefined means that no email proves its sender. */
  mailAuthServer: string | undefined;
  /** Sender, `Name <address>` or an address alone. */
  mailFrom: string;
  /** Who gets the notice about a lead: one address, or several with commas between. */
  teamEmail: string;
  /** Where replies to the desk's letters go, with a thread after a plus sign; undefined means to the sender. */
  replyAddress: string | undefined;
  /** The virus scanner for files from visitors; undefined means none. */
  clamd: NetConnectOpts | undefined;
  /** The receiver of webhooks about leads and messages; undefined means none. */
  webhook: WebhookSettings | undefined;
  submissionsPerIpPerMinute: number;
  /** Most confirmations that one mailbox gets, over all forms together. */
  confirmations: { perHour: number; perDay: number };
  /** How many weekly letters one process sends in a minute. */
  lettersPerMinute: number;
  /** How many pages and answers made on request one address gets in a minute. */
  pagesPerIpPerMinute: number;
  /** How many submissions a process stores at the same time; others are told to try again. */
  submissionsAtOnce: number;
  /** Where `/metrics` is answered; undefined means nowhere. */
  metrics: MetricsSettings | undefined;
  /** Where the team signs in; undefined means nowhere. */
  desk: DeskSettings | undefined;
  /** How many proxies in front of the site may add to `X-Forwarded-For`. */
  trustedProxies: number;
  bookingUrl: string;
  leadTrackingSrc: string;
  functionsUrl: string;
  functionsKey: string;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
};

/** Where webhooks go. */
export type WebhookSettings = {
  url: string;
  /** `whsec_` and Base64, as the Standard Webhooks specification writes it. */
  secret: string;
  /** Whether the receiver may be on this machine or in a private network, and without TLS. */
  allowsPrivate: boolean;
};

/** Where `/metrics` is answered. */
export type MetricsSettings = {
  host: string;
  /** 0 means any free port. */
  port: number;
  /** What a scraper sends as `Authorization: Bearer …`; always there when `host` is not this machine's own. */
  token: string | undefined;
};

/** Where the desk is. */
export type DeskSettings = {
  /** A separate host, with a port if it has one; null means that the desk shares the site's host. */
  host: string | null;
  /** Base of its links, without a slash at the end. */
  url: string;
  /** What passkeys are bound to for good: the host's name without a port. */
  passkeyDomain: string;
};

/** Settings that cannot be used. The message has one line for each and never a value: one may hold a password. */
export class SettingsError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`These settings must be fixed:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "SettingsError";
    this.problems = problems;
  }
}

const webAddress = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });
const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must look like postgres://user:password@host/database",
});
const smtpAddress = z.url({
  protocol: /^smtps?$/,
  error: "must look like smtp://user:password@host:587 or smtps://…:465",
});
const sender = z.string().refine(isSender, 'must be an email address, or "Name <address>"');
const addresses = z
  .string()
  .refine(
    (list) => list.split(",").every((one) => isEmail(one.trim())),
    "must be an email address, or several with commas between",
  );

/** A mailbox's name has at most 64 letters, and 53 of them are the plus sign and the thread after it. */
const replyTemplate = z
  .string()
  .refine(
    (value) => isEmail(value) && /^[^@+]{1,11}@/.test(value),
    "must be an email address with at most 11 letters before the @ and no plus sign, such as reply@pathtokeys.example",
  );

/** 24 to 64 bytes, as the Standard Webhooks specification asks. */
const webhookSecret = z.string().refine((secret) => {
  const [, base64 = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const { length } = Buffer.from(base64, "base64");
  return length >= 24 && length <= 64 && base64.length % 4 === 0;
}, "must be whsec_ and 24 to 64 bytes in Base64 (echo whsec_$(openssl rand -base64 32))");

const dataKeys = z
  .string()
  .transform((list) => list.split(",").map((key) => bytesOf(key.trim())))
  .refine(
    (keys) => keys.every((key) => key.length === 32),
    "must be 32 bytes in Base64 or hex (openssl rand -base64 32)",
  );

const neededTogether = [
  ["SMTP_URL", "MAIL_FROM"],
  ["SMTP_URL", "TEAM_EMAIL"],
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
  ["WEBHOOK_SECRET", "WEBHOOK_URL"],
  ["IMAP_PASSWORD_FILE", "IMAP_URL"],
  ["MAIL_AUTH_SERVER", "IMAP_URL"],
] as const;

const schema = z
  .object({
    NODE_ENV: z
      .enum(["production", "development", "test"], { error: "must be production, development or test" })
      .default("production"),
    HOST: z.string().default("127.0.0.1"),
    PORT: wholeNumber(0, 65_535).default(3000),
    SITE_URL: webAddress.optional(),
    DATA_DIR: z.string().default("./data"),
    DATA_KEY: dataKeys.optional(),
    DATABASE_URL: postgresAddress.optional(),
    DATABASE_ALLOW_PLAIN: zeroOrOne(),
    SMTP_URL: smtpAddress.optional(),
    SMTP_ALLOW_PLAIN: zeroOrOne(),
    IMAP_URL: z.string().optional(),
    IMAP_PASSWORD_FILE: z.string().optional(),
    MAIL_AUTH_SERVER: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, "must be the name of your mail server, such as mx.pathtokeys.example")
      .optional(),
    MAIL_FROM: sender.optional(),
    TEAM_EMAIL: addresses.optional(),
    REPLY_ADDRESS: replyTemplate.optional(),
    SUBMISSIONS_AT_ONCE: wholeNumber(1, 100_000).default(2000),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters (openssl rand -hex 32)").optional(),
    CLAMD: z
      .string()
      .refine(readClamd, "must be a socket such as /run/clamav/clamd.ctl, or host:port such as 127.0.0.1:3310")
      .optional(),
    WEBHOOK_URL: webAddress.optional(),
    WEBHOOK_SECRET: webhookSecret.optional(),
    WEBHOOK_ALLOW_PRIVATE: zeroOrOne(),
    SUBMISSIONS_PER_IP_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
    CONFIRMATIONS_PER_HOUR: wholeNumber(1, 1_000_000).default(5),
    CONFIRMATIONS_PER_DAY: wholeNumber(1, 1_000_000).default(10),
    LETTERS_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
    PAGES_PER_IP_PER_MINUTE: wholeNumber(1, 1_000_000).default(120),
    DESK: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
    DESK_HOST: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/i, "must be a host's name, such as desk.pathtokeys.example")
      .optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    BOOKING_URL: z
      .union([z.string().startsWith("/"), webAddress], {
        error: "must be a path that starts with / or an http(s) address",
      })
      .optional(),
    LEAD_TRACKING_SRC: webAddress.optional(),
    FUNCTIONS_URL: webAddress.optional(),
    FUNCTIONS_KEY: z.string().optional(),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
        error: "must be fatal, error, warn, info, debug, trace or silent",
      })
      .default("info"),
  })
  .superRefine((values, context) => {
    const complain = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
    for (const [name, needed] of neededTogether) {
      if (values[name] !== undefined && values[needed] === undefined) complain(needed, `is needed when ${name} is set`);
    }
    if (values.METRICS_TOKEN === undefined && !isLocalHost(values.METRICS_HOST)) {
      complain("METRICS_TOKEN", "is needed when METRICS_HOST is not this machine's own address");
    }
    if (values.DATABASE_ALLOW_PLAIN === "0" && values.DATABASE_URL !== undefined && refusesTls(values.DATABASE_URL)) {
      complain("DATABASE_URL", "must not turn TLS off for another machine, unless DATABASE_ALLOW_PLAIN is 1");
    }
    const imapProblem = values.IMAP_URL && problemOfImap(values.IMAP_URL, values.IMAP_PASSWORD_FILE);
    if (imapProblem) complain("IMAP_URL", imapProblem);
    const webhook = values.WEBHOOK_URL === undefined ? undefined : new URL(values.WEBHOOK_URL);
    if (webhook?.protocol === "http:" && values.WEBHOOK_ALLOW_PRIVATE === "0") {
      complain("WEBHOOK_URL", "must start with https://, unless WEBHOOK_ALLOW_PRIVATE is 1");
    }
    if (webhook?.username || webhook?.password) {
      complain("WEBHOOK_URL", "must not have a user name or password in it: what is sent is signed");
    }
  });

/** Set by tests for the processes they start. Elsewhere a site would promise answers by a wrong clock. */
const ofTests = ["TEST_CLOCK_AHEAD_MS", "TEST_CLOCK_MOVES", "TEST_CALENDAR"];

function problemsOfTestSettings(given: Record<string, unknown>): string[] {
  if (getEnvironmentData("test clock") !== undefined) return [];
  return ofTests.filter((name) => name in given).map((name) => `${name} is for tests only: take it out`);
}

/** Parses all settings; an empty one counts as not set. Throws a SettingsError that lists every bad one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  const problems = problemsOfTestSettings(given);
  if (!parsed.success || problems.length > 0) {
    const issues = parsed.error?.issues ?? [];
    throw new SettingsError([...issues.map((issue) => `${issue.path.join(".")} ${issue.message}`), ...problems]);
  }
  const values = parsed.data;
  const ofPages = publicSettings(Object.assign(siteAtPort(values.PORT), given));
  return {
    ...ofPages,
    nodeEnv: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    dataKeys: values.DATA_KEY ?? [],
    databaseUrl: databaseUrlOf(values),
    smtpUrl: values.SMTP_URL,
    smtpAllowsPlain: values.SMTP_ALLOW_PLAIN === "1",
    imap: values.IMAP_URL === undefined ? undefined : readImap(values.IMAP_URL, values.IMAP_PASSWORD_FILE),
    mailAuthServer: values.MAIL_AUTH_SERVER,
    mailFrom: values.MAIL_FROM ?? `${site.name} <${site.email}>`,
    teamEmail: values.TEAM_EMAIL ?? site.email,
    replyAddress: values.REPLY_ADDRESS,
    clamd: (values.CLAMD && readClamd(values.CLAMD)) || undefined,
    webhook: webhookOf(values),
    submissionsAtOnce: values.SUBMISSIONS_AT_ONCE,
    metrics: metricsOf(values),
    desk: deskOf(values, ofPages.siteUrl),
    submissionsPerIpPerMinute: values.SUBMISSIONS_PER_IP_PER_MINUTE,
    confirmations: { perHour: values.CONFIRMATIONS_PER_HOUR, perDay: values.CONFIRMATIONS_PER_DAY },
    lettersPerMinute: values.LETTERS_PER_MINUTE,
    pagesPerIpPerMinute: values.PAGES_PER_IP_PER_MINUTE,
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

/** Without SITE_URL, links lead to this machine. Port 0 means any: a test's. */
function siteAtPort(port: number): Record<string, string> {
  return port === 0 ? {} : { SITE_URL: `http://localhost:${port}` };
}

function databaseUrlOf({ DATABASE_URL: url, DATABASE_ALLOW_PLAIN: allowPlain }: z.infer<typeof schema>) {
  return url === undefined || allowPlain === "1" ? url : withTls(url);
}

function metricsOf(values: z.infer<typeof schema>): MetricsSettings | undefined {
  const { METRICS_HOST: host, METRICS_PORT: port, METRICS_TOKEN: token } = values;
  return port === undefined ? undefined : { host, port, token };
}

function deskOf({ DESK, DESK_HOST: own }: z.infer<typeof schema>, siteUrl: string): DeskSettings | undefined {
  if (DESK === "off") return undefined;
  const { protocol, host } = new URL(siteUrl);
  const url = new URL(`${protocol}//${own ?? host}`);
  return { host: own ? url.host : null, url: url.origin, passkeyDomain: url.hostname };
}

/** `/run/clamav/clamd.ctl` is a socket on this machine, `127.0.0.1:3310` a port; null for anything else. */
function readClamd(text: string): NetConnectOpts | null {
  if (text.startsWith("/")) return { path: text };
  const [, host = "", port = ""] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  const isPort = Number(port) > 0 && Number(port) < 65_536;
  return isPort ? { host: host.replace(/^\[|\]$/g, ""), port: Number(port) } : null;
}

function webhookOf(values: z.infer<typeof schema>): WebhookSettings | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: allowPrivate } = values;
  if (url === undefined || secret === undefined) return undefined;
  return { url, secret, allowsPrivate: allowPrivate === "1" };
}

function zeroOrOne() {
  return z.enum(["0", "1"], { error: "must be 0 or 1" }).default("0");
}

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= least && number <= most, error);
}

function bytesOf(key: string): Buffer {
  return Buffer.from(key, /^[0-9a-f]{64}$/i.test(key) ? "hex" : "base64");
}

function isSender(value: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
  return isEmail(address);
}

function isEmail(value: string): boolean {
  return z.email().safeParse(value).success;
}
