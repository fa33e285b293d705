import { expect, it } from "vitest";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { newMail } from "#app/server/outgoing/new-mail.server.ts";
import type { WebhookSettings } from "#app/server/settings/env.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { outgoingLeft } from "./outgoing-left.server.ts";

const hour = 3600 * 1000;
const now = Date.now();
const webhook: WebhookSettings = { url: "https://crm.example/", secret: "", allowsPrivate: false };

describeEachDatabase("what does not go out", ({ open, settings }) => {
  it("is counted by kind, and what waits for a short while is not", async () => {
    const { db } = await open();
    await createNewsletterStore({ db }, testDataKey).ask({
      email: "ana@visitor.example",
      pageUrl: "",
      suspicious: false,
    });
    const { id: subscriber_id } = await db.selectFrom("newsletter_subscribers").select("id").executeTakeFirstOrThrow();
    const row = newMail("newsletter-confirmation", { subscriber_id }, now - 3 * hour);
    const outgoing = [
      { ...row, id: "1" },
      { ...row, id: "2", state: "failed" as const, last_error: "EENVELOPE 550" },
      { ...row, id: "3", kind: "lead-webhook" as const, state: "unposted" as const, last_error: "HTTP 500" },
      { ...row, id: "4", kind: "lead-webhook" as const, state: "unposted" as const, last_error: "HTTP 500" },
      { ...row, id: "5", kind: "message-webhook" as const, state: "failed" as const, last_error: "HTTP 410" },
      { ...row, id: "6", state: "sent" as const },
    ];
    await db.insertInto("outgoing_mails").values(outgoing).execute();
    expect((await outgoingLeft({ ...settings(), webhook }, now)).toSorted()).toEqual([
      "lead-webhook: 2 waiting for more than two hours (HTTP 500)",
      "message-webhook: 1 given up (HTTP 410)",
      "newsletter-confirmation: 1 given up (EENVELOPE 550)",
      "newsletter-confirmation: 1 waiting for more than two hours",
    ]);
    expect(await outgoingLeft({ ...settings(), webhook: undefined }, now)).toContain(
      "lead-webhook: 2 waiting, and WEBHOOK_URL is not set any more (HTTP 500)",
    );
  });
});

it("is nothing where there is no database yet", async () => {
  expect(await outgoingLeft({ dataDir: "/nowhere", databaseUrl: undefined, webhook }, now)).toEqual([]);
});
