import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import { describe, expect, it, onTestFinished } from "vitest";
import { site } from "#config/site.ts";
import { readSettings, SettingsError } from "./env.server.ts";

const webhookSecret = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;

function problems(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe("readSettings", () => {
  it("has a default for everything", () => {
    expect(readSettings({})).toEqual({
      nodeEnv: "production",
      host: "127.0.0.1",
      port: 3000,
      siteUrl: "http://localhost:3000",
      dataDir: "./data",
      dataKeys: [],
      databaseUrl: undefined,
      smtpUrl: undefined,
      smtpAllowsPlain: false,
      imap: undefined,
      mailFrom: `${site.name} <${site.email}>`,
      teamEmail: site.email,
      webhook: undefined,
      submissionsAtOnce: 2000,
      metrics: undefined,
      desk: { host: null, url: "http://localhost:3000", passkeyDomain: "localhost" },
      submissionsPerIpPerMinute: 600,
      confirmations: { perHour: 5, perDay: 10 },
      lettersPerMinute: 600,
      pagesPerIpPerMinute: 120,
      trustedProxies: 0,
      bookingUrl: "/book",
      leadTrackingSrc: "",
      functionsUrl: "",
      functionsKey: "",
      logLevel: "info",
    });
  });

  it("refuses a test's clock and calendar in a process that no test started", () => {
    const here = getEnvironmentData("test clock");
    setEnvironmentData("test clock", undefined);
    onTestFinished(() => setEnvironmentData("test clock", here));
    expect(problems({ TEST_CLOCK_AHEAD_MS: "60000", TEST_CALENDAR: "{}" })).toEqual([
      "TEST_CLOCK_AHEAD_MS is for tests only: take it out",
      "TEST_CALENDAR is for tests only: take it out",
    ]);
  });

  it("puts the desk on the site's host or on a separate one, which passkeys are bound to; off disables it", () => {
    const desk = (environment: Record<string, string>) => readSettings(environment).desk;
    expect(desk({ DESK: "on" })).toEqual(desk({}));
    expect(desk({ SITE_URL: "https://www.site.example/", DESK_HOST: "Desk.site.example" })).toEqual({
      host: "desk.site.example",
      url: "https://desk.site.example",
      passkeyDomain: "desk.site.example",
    });
    expect(desk({ DESK: "off", DESK_HOST: "desk.site.example" })).toBeUndefined();
    expect(problems({ DESK: "yes", DESK_HOST: "https://desk.site.example" })).toEqual([
      "DESK must be on or off",
      "DESK_HOST must be a host's name, such as desk.pathtokeys.example",
    ]);
  });

  it("uses the values that are set", () => {
    const settings = readSettings({
      NODE_ENV: "development",
      HOST: "0.0.0.0",
      PORT: "0",
      SITE_URL: "https://www.example.com/",
      DATA_DIR: "/var/lib/site",
      DATA_KEY: `${Buffer.alloc(32, 1).toString("base64")}, ${"02".repeat(32)}`,
      DATABASE_URL: "postgres://site:secret@db/site",
      SMTP_URL: "smtps://site:secret@mail.example.com:465",
      MAIL_FROM: "Path to Keys <hello@example.com>",
      TEAM_EMAIL: "one@example.com, two@example.com",
      SUBMISSIONS_PER_IP_PER_MINUTE: "1000",
      PAGES_PER_IP_PER_MINUTE: "2000",
      TRUST_PROXY: "1",
      BOOKING_URL: "https://booking.example.com/15-minutes",
      LEAD_TRACKING_SRC: "https://tracking.example.com/t.js",
      FUNCTIONS_URL: "https://project.example.com",
      FUNCTIONS_KEY: "public",
      LOG_LEVEL: "debug",
      UNKNOWN: "ignored",
    });
    expect(settings).toMatchObject({
      port: 0,
      siteUrl: "https://www.example.com",
      dataKeys: [Buffer.alloc(32, 1), Buffer.alloc(32, 2)],
      databaseUrl: "postgres://site:secret@db/site?sslmode=verify-full",
      mailFrom: "Path to Keys <hello@example.com>",
      submissionsPerIpPerMinute: 1000,
      pagesPerIpPerMinute: 2000,
      trustedProxies: 1,
      bookingUrl: "https://booking.example.com/15-minutes",
    });
  });

  it("treats an empty setting as not set", () => {
    expect(readSettings({ PORT: "", SMTP_URL: " ", DATABASE_URL: "" })).toEqual(readSettings({}));
  });

  it("lists every bad setting at once, and never a value", () => {
    const bad = {
      NODE_ENV: "secret-stage",
      PORT: "65536",
      SITE_URL: "secret.example.com",
      DATA_KEY: "secret-that-is-too-short",
      DATABASE_URL: "mysql://secret@db",
      SMTP_URL: "secret:587",
      SUBMISSIONS_PER_IP_PER_MINUTE: "0",
      PAGES_PER_IP_PER_MINUTE: "0",
      DESK: "secret",
      TRUST_PROXY: "secret",
      BOOKING_URL: "javascript:secret",
      LOG_LEVEL: "secret",
    };
    const listed = problems(bad);
    expect(listed.map((problem) => problem.split(" ")[0])).toEqual(Object.keys(bad));
    expect(listed).toContain("PORT must be a whole number from 0 to 65535");
    expect(listed.join()).not.toContain("secret");
    expect(new SettingsError(listed).message).toMatch(/^These settings must be fixed:\n {2}NODE_ENV must be/);
  });

  it("parses the mailbox, with its password in the address or in a file", () => {
    const imap = (environment: Record<string, string>) => readSettings(environment).imap;
    expect(imap({})).toBeUndefined();
    expect(imap({ IMAP_URL: "imaps://desk%40site.example:p%3Aw@mail.example" })).toEqual({
      host: "mail.example",
      port: 993,
      secure: true,
      user: "desk@site.example",
      folder: "INBOX",
      password: { text: "p:w" },
    });
    expect(imap({ IMAP_URL: "imap://desk@[::1]:1143/In%20Box", IMAP_PASSWORD_FILE: "/etc/password" })).toEqual({
      host: "::1",
      port: 1143,
      secure: false,
      user: "desk",
      folder: "In Box",
      password: { file: "/etc/password" },
    });
    const looks = "IMAP_URL must look like imaps://user:password@host:993/INBOX";
    for (const url of ["secret", "https://a:secret@b", "imaps://mail.example", "imaps://%ff:secret@b"]) {
      expect(problems({ IMAP_URL: url })).toEqual([looks]);
    }
    expect(problems({ IMAP_URL: "imaps://desk@b" })).toEqual([
      "IMAP_URL needs a password in it, or IMAP_PASSWORD_FILE",
    ]);
    expect(problems({ IMAP_URL: "imaps://desk:secret@b", IMAP_PASSWORD_FILE: "/x" })).toEqual([
      "IMAP_URL must have no password in it when IMAP_PASSWORD_FILE is set",
    ]);
    expect(problems({ IMAP_PASSWORD_FILE: "/x" })).toEqual(["IMAP_URL is needed when IMAP_PASSWORD_FILE is set"]);
  });

  it("requires TLS to other machines, unless told not to", () => {
    const plain = "postgres://site:secret@db/site?sslmode=disable";
    expect(problems({ DATABASE_URL: plain })).toEqual([
      "DATABASE_URL must not turn TLS off for another machine, unless DATABASE_ALLOW_PLAIN is 1",
    ]);
    expect(readSettings({ DATABASE_URL: plain, DATABASE_ALLOW_PLAIN: "1" }).databaseUrl).toBe(plain);
    expect(readSettings({ SMTP_ALLOW_PLAIN: "1" }).smtpAllowsPlain).toBe(true);
    expect(problems({ SMTP_ALLOW_PLAIN: "yes" })).toEqual(["SMTP_ALLOW_PLAIN must be 0 or 1"]);
  });

  it("requires a sender and a team address when a mail server is set", () => {
    expect(problems({ SMTP_URL: "smtp://localhost:25" })).toEqual([
      "MAIL_FROM is needed when SMTP_URL is set",
      "TEAM_EMAIL is needed when SMTP_URL is set",
    ]);
  });

  it.each(["hello", "Path <hello>", "a@example.com\nBcc: b@example.com", "<a@example.com> b"])(
    "refuses the sender %j",
    (sender) => {
      expect(problems({ MAIL_FROM: sender })).toEqual(['MAIL_FROM must be an email address, or "Name <address>"']);
    },
  );

  it("accepts a webhook receiver and its secret only together", () => {
    const given = { WEBHOOK_URL: "https://crm.example/hooks", WEBHOOK_SECRET: webhookSecret };
    const webhook = { url: given.WEBHOOK_URL, secret: webhookSecret, allowsPrivate: false };
    expect(readSettings(given).webhook).toEqual(webhook);
    expect(problems({ WEBHOOK_URL: given.WEBHOOK_URL })).toEqual(["WEBHOOK_SECRET is needed when WEBHOOK_URL is set"]);
    expect(problems({ WEBHOOK_SECRET: webhookSecret })).toEqual(["WEBHOOK_URL is needed when WEBHOOK_SECRET is set"]);
  });

  it.each([
    "secret",
    "whsec_",
    "whsec_c2hvcnQ=",
    `whsec_${Buffer.alloc(65).toString("base64")}`,
    `whsec_${"_".repeat(40)}`,
    webhookSecret.slice(6),
  ])("refuses the webhook secret %j without repeating it", (WEBHOOK_SECRET) => {
    expect(problems({ WEBHOOK_URL: "https://crm.example/", WEBHOOK_SECRET })).toEqual([
      "WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in Base64 (echo whsec_$(openssl rand -base64 32))",
    ]);
  });

  it("allows webhooks without TLS only when a setting says so, and never a password in the address", () => {
    const given = { WEBHOOK_URL: "http://crm.example/", WEBHOOK_SECRET: webhookSecret };
    expect(problems(given)).toEqual(["WEBHOOK_URL must start with https://, unless WEBHOOK_ALLOW_PRIVATE is 1"]);
    expect(readSettings({ ...given, WEBHOOK_ALLOW_PRIVATE: "1" }).webhook?.allowsPrivate).toBe(true);
    expect(problems({ ...given, WEBHOOK_URL: "https://user:pass@crm.example/" })).toEqual([
      "WEBHOOK_URL must not have a user name or password in it: what is sent is signed",
    ]);
  });

  it("shows metrics only to this machine, or with the token", () => {
    expect(readSettings({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464, token: undefined });
    const open = { METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" };
    expect(problems(open)).toEqual(["METRICS_TOKEN is needed when METRICS_HOST is not this machine's own address"]);
    expect(readSettings({ ...open, METRICS_TOKEN: "x".repeat(16) }).metrics?.host).toBe("0.0.0.0");
    expect(problems({ METRICS_TOKEN: "short" })).toEqual([
      "METRICS_TOKEN must have at least 16 characters (openssl rand -hex 32)",
    ]);
  });

  it("refuses an invalid team address", () => {
    expect(problems({ TEAM_EMAIL: "one@example.com,two" })).toEqual([
      "TEAM_EMAIL must be an email address, or several with commas between",
    ]);
  });
});

it("without SITE_URL, links and the desk follow the port", () => {
  const { siteUrl, desk } = readSettings({ PORT: "4208" });
  expect({ siteUrl, desk }).toEqual({
    siteUrl: "http://localhost:4208",
    desk: { host: null, url: "http://localhost:4208", passkeyDomain: "localhost" },
  });
  const set = readSettings({ PORT: "4208", SITE_URL: "https://www.keys.example/" });
  expect(set.siteUrl).toBe("https://www.keys.example");
});
