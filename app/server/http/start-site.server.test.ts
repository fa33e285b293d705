import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { expect, it, test, vi } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createAdmission } from "#app/server/guard/admission.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { createSiteMetrics } from "#app/server/metrics/site-metrics.server.ts";
import { createVitalsRecorder } from "#app/server/report/vitals.server.ts";
import { countedForms } from "#app/server/services.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { serveForTest } from "#test/http.ts";
import { patience } from "#test/patience.ts";
import { noEmail } from "#test/recipients.ts";

const token = "a token of more than 16 letters";
const lead = {
  formName: "Free Credit Analysis",
  firstName: "Ana",
  lastName: "Reyes",
  name: "Ana Reyes",
  email: "ana@visitor.example",
  phone: "(602) 555-0112",
  pageUrl: "http://localhost:3000/get-started?utm_source=s3cret",
};

const message = {
  formName: "Contact",
  firstName: "Ana",
  lastName: "Reyes",
  email: "ana@visitor.example",
  subject: "Hours",
  message: "When are you open?",
  pageUrl: "http://localhost:3000/contact",
};

/** A site with real lead storage, and its metrics. */
async function serveCounted(
  database: SiteDatabase,
  environment: Record<string, string> = {},
  recipients: RecipientLimit = unlimitedRecipients,
  canTakeLead = async () => true,
) {
  const admission = createAdmission(10);
  const vitals = createVitalsRecorder();
  const metrics = createSiteMetrics({
    database,
    canTakeLead,
    keyWatch: { isOurs: () => false },
    clock: { isTrusted: () => false },
    vitals,
    forms: countedForms,
    submissionsUnderWay: admission.underWay,
  });
  const take = async () => {};
  const delivery = { start: () => {}, wake: () => {}, stop: async () => {} };
  const leads = createLeadStore(database, { webhook: true, recipients });
  const messages = createMessageStore(database, testDataKey, { webhook: false, recipients });
  const { url, metricsUrl, logged } = await serveForTest({
    environment: { METRICS_PORT: "0", ...environment },
    services: {
      admission,
      metrics,
      vitals,
      leads,
      messages,
      delivery,
      limiter: { take },
      recipients,
    },
  });
  const scrape = (headers: Record<string, string> = {}, method = "GET") => fetch(metricsUrl ?? "", { headers, method });
  const lines = async () => (await (await scrape()).text()).split("\n");
  const send = (body: object) =>
    fetch(`${url}/functions/v1/send-form-notification`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  return { url, vitals, scrape, lines, send, logged };
}

describeEachDatabase("metrics", ({ open }) => {
  it("count requests, submissions and waiting items, and name no one", async () => {
    const { url, lines, send } = await serveCounted(await open());
    for (const path of [
      "/",
      "/",
      "/get-started",
      "/assets/app-Ab12Cd34.js",
      "/robots.txt",
      "/made-here",
      "/ana@x.example",
    ]) {
      await (await fetch(url + path)).arrayBuffer();
    }
    const statuses = [];
    for (const body of [lead, lead, { ...lead, email: "none" }]) statuses.push((await send(body)).status);
    expect(statuses).toEqual([200, 200, 422]);
    await vi.waitFor(async () => {
      expect(await lines()).toEqual(
        expect.arrayContaining([
          'site_requests_total{route="/",status="2xx"} 2',
          'site_requests_total{route="/get-started",status="2xx"} 1',
          'site_requests_total{route="file",status="2xx"} 2',
          'site_requests_total{route="/made-here",status="2xx"} 1',
          'site_requests_total{route="other",status="4xx"} 1',
          'site_requests_total{route="/functions/v1/send-form-notification",status="2xx"} 2',
          'site_requests_total{route="/functions/v1/send-form-notification",status="4xx"} 1',
          'site_request_duration_seconds_count{route="/made-here"} 1',
          'site_submissions_total{form="credit-analysis",outcome="taken"} 1',
          'site_submissions_total{form="credit-analysis",outcome="repeated"} 1',
          'site_submissions_total{form="credit-analysis",outcome="invalid-fields"} 1',
          "site_submissions_under_way 0",
          "site_database_up 1",
          'site_outgoing_waiting{what="mail"} 2',
          'site_outgoing_waiting{what="webhook"} 1',
          'site_bookings_unconfirmed{state="held"} 0',
        ]),
      );
    }, patience);
    const text = (await lines()).join("\n");
    expect(text).toMatch(/site_outgoing_oldest_seconds{what="mail"} \d/);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect(text).not.toMatch(/ana@|Reyes|s3cret|555-?0112/);
  });

  it("have every series that the alerts use from the start", async () => {
    const { lines } = await serveCounted(await open());
    const shown = await lines();
    const alerts = await readFile("deploy/prometheus-alerts.yml", "utf8");
    const asked = [...alerts.matchAll(/\b(?:site|nodejs)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_bucket$/, ""));
    expect(asked.length).toBeGreaterThan(9);
    for (const name of asked)
      expect(
        shown.some((line) => line.startsWith(`# TYPE ${name} `)),
        name,
      ).toBe(true);
    expect(shown).toEqual(
      expect.arrayContaining([
        'site_submissions_total{form="credit-analysis",outcome="taken"} 0',
        'site_submissions_total{form="contact",outcome="storage-unavailable"} 0',
        'site_outgoing_tries_total{what="mail",outcome="given-up"} 0',
        'site_submissions_total{form="contact",outcome="kept-aside"} 0',
        'site_set_aside_waiting{form="contact"} 0',
        'site_confirmations_withheld_total{form="credit-analysis"} 0',
        'site_refusals_total{code="too-many-requests"} 0',
        'site_refusals_total{code="foreign-origin"} 0',
      ]),
    );
  });

  it("say when the last good backup was, whether one failed since, and that the clock is wrong", async () => {
    const { db } = await open();
    const { lines } = await serveCounted(await open());
    const [good, failed] = ["site_backup_last_good_timestamp_seconds", "site_backup_failed"];
    expect(await lines()).toEqual(
      expect.arrayContaining([`${good} 0`, `${failed} 0`, "site_clock_wrong 1", "site_key_wrong 1"]),
    );
    await db.insertInto("site_facts").values({ name: "last-good-backup", value: "1700000000000" }).execute();
    expect(await lines()).toEqual(expect.arrayContaining([`${good} 1700000000`, `${failed} 0`]));
    await db.insertInto("site_facts").values({ name: "last-failed-backup", value: "1700000060000" }).execute();
    expect(await lines()).toEqual(expect.arrayContaining([`${good} 1700000000`, `${failed} 1`]));
    // A clock was ahead then, so the failure may be the newer one.
    await db
      .updateTable("site_facts")
      .set({ value: String(Date.now() + 86_400_000) })
      .where("name", "=", "last-good-backup")
      .execute();
    expect(await lines()).toEqual(expect.arrayContaining([`${good} 0`, `${failed} 1`]));
  });

  it("count submissions set aside, refused, and accepted without a confirmation", async () => {
    const database = await open();
    const { url, lines, send, logged } = await serveCounted(database, {}, noEmail);
    expect(await (await send(lead)).json()).not.toHaveProperty("note");
    // A repeat doesn't count again.
    await send(lead);
    const trapped = { ...message, website: "https://spam.example" };
    expect(await (await send(trapped)).json()).toMatchObject({ note: "being-checked" });
    const foreign = { Origin: "https://elsewhere.example", "Content-Type": "application/x-www-form-urlencoded" };
    await fetch(`${url}/get-started`, { method: "POST", headers: foreign, body: "x=1" });
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'site_confirmations_withheld_total{form="credit-analysis"} 1',
        'site_submissions_total{form="contact",outcome="kept-aside"} 1',
        'site_set_aside_waiting{form="contact"} 1',
        'site_refusals_total{code="foreign-origin"} 1',
      ]),
    );
    const source = expect.stringMatching(/^[\w-]{16}$/);
    expect(logged).toEqual([
      expect.objectContaining({ msg: "submission set aside", form: "contact", source }),
      expect.objectContaining({ msg: "request refused", status: 403, source }),
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/127\.0\.0\.1|ana@|Reyes/);
  });

  it("keep working when the database is down", async () => {
    const database = await open();
    const { lines } = await serveCounted(database);
    await database.close();
    const told = await lines();
    expect(told).toContain("site_database_up 0");
    expect(told.join("\n")).not.toContain("site_outgoing_waiting{");
    expect(told.join("\n")).not.toMatch(/^site_backup/m);
  });

  it("say that the database is down when it answers, but has no room for a lead", async () => {
    const { lines } = await serveCounted(await open(), {}, unlimitedRecipients, async () => false);
    const told = await lines();
    expect(told).toContain("site_database_up 0");
    expect(told.join("\n")).toContain("site_outgoing_waiting{");
  });

  it("include what visitors' browsers measured", async () => {
    const { vitals, lines } = await serveCounted(await open());
    vitals.record({ name: "LCP", value: 900, route: "/guides/:slug", rating: "good" });
    vitals.record({ name: "LCP", value: 3000, route: "/guides/:slug", rating: "needs-improvement" });
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'site_web_vital_lcp_bucket{route="/guides/:slug",le="2500"} 1',
        'site_web_vital_lcp_bucket{route="/guides/:slug",le="+Inf"} 2',
        'site_web_vital_lcp_sum{route="/guides/:slug"} 3900',
        'site_web_vital_lcp_count{route="/guides/:slug"} 2',
      ]),
    );
  });

  it("are shown only with the token, by GET at one path, and not on the public port", async () => {
    const { url, scrape } = await serveCounted(await open(), { METRICS_TOKEN: token });
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const tries = [{}, { Authorization: "Bearer wrong" }, { Authorization: token }];
    for (const headers of tries) expect((await scrape(headers as Record<string, string>)).status).toBe(401);
    const answer = await scrape({ Authorization: `Bearer ${token}` });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect((await scrape({ Authorization: `Bearer ${token}` }, "POST")).status).toBe(404);
  });
});

it("metrics are not served when no port is set", async () => {
  expect((await serveForTest()).metricsUrl).toBeNull();
});

async function connectTo(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

test("a stop doesn't wait for a connection that a browser opened but never used", async () => {
  const { url, stop } = await serveForTest();
  const unused = await connectTo(url);
  const closed = once(unused, "close");
  expect(await stop()).toBe(true);
  await closed;
});

test("a stop cuts off a request under way only when its time is up", async () => {
  const { url, stop } = await serveForTest({ stopTimes: { graceMs: 20, limitMs: 200 } });
  const begun = await connectTo(url);
  begun.write("POST /functions/v1/send-form-notification HTTP/1.1\r\nHost: x\r\n");
  const closed = once(begun, "close");
  expect(await stop()).toBe(false);
  await closed;
});
