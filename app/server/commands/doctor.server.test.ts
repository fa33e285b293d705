import { describe, expect, it } from "vitest";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { newMail, newWebhook } from "#app/server/outgoing/outbox.server.ts";
import { readSettings, type WebhookSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { signUp } from "#test/letter-list.ts";
import { outgoingFaults } from "./doctor/outgoing-faults.server.ts";
import { claimsLeft, lenderLeft, listWhatIsLeft, placeholdersIn } from "./doctor.server.ts";

/** What doctor prints with these settings, and its exit code. */
async function doctor(environment: Record<string, string> = {}, args: string[] = []) {
  const [out, problems] = [collectOutput(), collectOutput()];
  const streams = { out: out.stream, problems: problems.stream };
  const code = await listWhatIsLeft(readSettings(environment), args, streams);
  return { code, said: out.text(), problems: problems.text() };
}

describe("doctor", () => {
  it("names what is left to fill in on a new site, and fails", async () => {
    const { code, said } = await doctor({}, ["--all"]);
    expect(code).toBe(1);
    for (const line of [
      "SITE_URL is",
      "SMTP_URL is not set",
      "TEAM_EMAIL is a placeholder",
      "config/site.ts: phone.display",
    ]) {
      expect(said).toContain(line);
    }
  });

  it("says which release it is", async () => {
    expect((await doctor()).said).toMatch(/\nThis is release \d+\.\d+\.\d+\.\n$/);
  });

  it("names the states where the price is not shown, with the law", async () => {
    expect((await doctor()).said).toContain("No paid offer, and no price on pages, in Georgia (O.C.G.A. 16-9-59).\n");
  });

  it("counts placeholders and claims unless it is asked for each", async () => {
    const [short, whole] = [await doctor(), await doctor({}, ["--all"])];
    const amountOf = (said: string, what: RegExp) => said.split("\n").filter((line) => what.test(line)).length;
    const placeholders = amountOf(whole.said, /config\/site\.ts: .* is a placeholder/);
    expect(placeholders).toBeGreaterThan(3);
    expect(short.said).toContain(`  … and ${placeholders - 1} more placeholders: npm run -s doctor -- --all\n`);
    expect(amountOf(short.said, /is a placeholder|is unsubstantiated/)).toBeLessThan(10);
    expect(await doctor({}, ["--everything"])).toMatchObject({ code: 2, problems: expect.stringContaining("Usage:") });
  });

  it("has nothing to say about complete settings", async () => {
    const { said } = await doctor({
      SITE_URL: "https://www.pathtokeys.com",
      SMTP_URL: "smtp://mail.pathtokeys.com",
      MAIL_FROM: "hello@pathtokeys.com",
      TEAM_EMAIL: "team@pathtokeys.com",
    });
    for (const name of ["SITE_URL is", "SMTP_URL is", "MAIL_FROM", "TEAM_EMAIL"]) expect(said).not.toContain(name);
  });

  it("warns about a third-party script on the host where the team signs in", async () => {
    const said = async (environment: Record<string, string>) => {
      const tracked = await doctor({ LEAD_TRACKING_SRC: "https://tracking.example/lead.js", ...environment });
      return tracked.said.includes("DESK_HOST is not set");
    };
    expect(await said({})).toBe(true);
    expect(await said({ DESK_HOST: "desk.pathtokeys.com" })).toBe(false);
    expect(await said({ DESK: "off" })).toBe(false);
  });

  it("finds a placeholder at any depth, and only placeholders", () => {
    const filledIn = { phone: "(480) 555-2142", email: "hello@pathtokeys.com", days: [1, null], open: true };
    expect(placeholdersIn(filledIn, "config/site.ts:")).toEqual([]);
    expect(placeholdersIn({ ...filledIn, offices: [{ tel: "tel:+14805550199" }] }, "config/site.ts:")).toEqual([
      "config/site.ts: offices[0].tel is a placeholder: tel:+14805550199",
    ]);
  });
});

it("asks for the lender and for who pays for introductions until both are filled in", () => {
  const lender = { name: "Red Door Mortgage, LLC", nmls: "1234567", equalHousing: "Equal Housing Lender" };
  expect(lenderLeft({ lender, payForIntroductions: "No one pays us." })).toEqual([]);
  expect(lenderLeft({ lender: { ...lender, nmls: "" }, payForIntroductions: "" })).toEqual([
    "config/site.ts: lender.nmls is empty: pages say that no lender is named",
    "config/site.ts: payForIntroductions is empty: pages say that we have not said who pays",
  ]);
});

const claim: Claim = {
  id: "rating",
  figure: "4.9/5",
  text: "rating",
  kind: "outcome",
  source: "a survey",
  evidence: "https://survey.example/2026",
  asOf: "2026-11-21",
  reviewBy: "2027-05-21",
  counted: "Of 40 answers.",
};

it("has nothing to say about a proven claim before its review", () => {
  expect(claimsLeft([claim], "2027-05-20")).toEqual([]);
});

it("names a claim without proof", () => {
  const { evidence: _, ...unproved } = claim;
  expect(claimsLeft([unproved], "2026-11-21")).toEqual(['claim rating is unsubstantiated: "4.9/5", rating']);
});

it("names a claim from the day of its review on", () => {
  expect(claimsLeft([claim], "2027-05-21")).toEqual(["claim rating was to be reviewed by 2027-05-21"]);
});

const hour = 3600 * 1000;
const now = Date.now();
const webhook: WebhookSettings = { url: "https://crm.example/", secret: "", allowsPrivate: false };

describeEachDatabase("stuck items", ({ open }) => {
  it("are counted by kind, without items that have waited only briefly", async () => {
    const { db } = await open();
    await signUp(db, "ana@visitor.example");
    const { id: subscriber_id } = await db.selectFrom("newsletter_subscribers").select("id").executeTakeFirstOrThrow();
    const row = newMail("newsletter-confirmation", { type: "subscriber", id: subscriber_id }, now - 3 * hour);
    const told = newWebhook("lead.created", { type: "lead", id: "l" }, now - 3 * hour);
    const outgoing = [
      { ...row, id: "1" },
      { ...row, id: "2", state: "failed" as const, last_error: "EENVELOPE 550" },
      { ...told, id: "3", subject_id: "l1", last_error: "HTTP 500" },
      { ...told, id: "4", subject_id: "l2", last_error: "HTTP 500" },
      { ...told, id: "5", kind: "message.created" as const, state: "failed" as const, last_error: "HTTP 410" },
      { ...row, id: "6", state: "sent" as const },
      ...["7", "8", "9"].map((id) => ({ ...row, id, created_at: now - 60_000, last_error: "ECONNECTION" })),
      { ...row, id: "10", created_at: now - 60_000, next_attempt_at: now - 60_000 },
    ];
    await db.insertInto("outbox").values(outgoing).execute();
    expect((await outgoingFaults(db, { webhook }, now)).toSorted()).toEqual([
      "lead.created: 2 waiting for more than two hours (HTTP 500)",
      "message.created: 1 given up (HTTP 410)",
      "newsletter-confirmation: 1 given up (EENVELOPE 550)",
      "newsletter-confirmation: 1 waiting for more than two hours",
      "newsletter-confirmation: 3 not sent so far, and tried again (ECONNECTION)",
    ]);
    expect(await outgoingFaults(db, { webhook: undefined }, now)).toContain(
      "lead.created: 2 waiting, and WEBHOOK_URL is not set anymore (HTTP 500)",
    );
  });

  it("are counted from 15 minutes after they were due, and not while they are planned for later", async () => {
    const { db } = await open();
    const minutesAgo = (minutes: number) => now - minutes * 60_000;
    const about = (id: string) => ({ type: "lead", id }) as const;
    const reminder = newMail("booking-reminder", { type: "booking", id: "b" }, now - 30 * hour);
    const outgoing = [
      { ...newMail("lead-confirmation", about("1"), minutesAgo(16)), id: "1" },
      { ...newMail("lead-confirmation", about("2"), minutesAgo(20)), id: "2" },
      { ...newMail("lead-confirmation", about("3"), minutesAgo(14)), id: "3" },
      { ...reminder, id: "4", next_attempt_at: now + hour },
    ];
    await db.insertInto("outbox").values(outgoing).execute();
    const words = ["lead-confirmation: 2 waiting for more than 15 minutes"];
    expect(await outgoingFaults(db, { webhook }, now)).toEqual(words);
    await db
      .updateTable("outbox")
      .set({ next_attempt_at: minutesAgo(16) })
      .where("id", "=", "4")
      .execute();
    const due = ["booking-reminder: 1 waiting for more than 15 minutes", ...words];
    expect(await outgoingFaults(db, { webhook }, now)).toEqual(due);
  });
});
