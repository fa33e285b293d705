import { randomUUID } from "node:crypto";
import { runCommand } from "./support/command.ts";
import { contactForm, fillLetter, sendLetter } from "./support/contact.ts";
import { describeOnDatabase, type MakeDatabase } from "./support/databases.ts";
import { exportLeads, exportMessages } from "./support/export.ts";
import { type MailServer, sendingBy, team } from "./support/mail.ts";
import type { Site } from "./support/site.ts";
import { runStatement } from "./support/statement.ts";
import { expect, test } from "./support/test.ts";
import { fillForm, sendButton, visitor } from "./support/visitor.ts";

const victim = "victim@visitor.example";
const evilName = "You won a house visit evil";
const evilWords = /evil|won a house/i;
let senders = 0;

/** A site with its default limits, behind a proxy that passes on the address of each sender. */
async function attackedSite(
  newSite: (settings: Record<string, string>) => Promise<Site>,
  mail: MailServer,
  database: Awaited<ReturnType<MakeDatabase>>,
): Promise<Site> {
  const usual = { SUBMISSIONS_PER_IP_PER_MINUTE: "", CONFIRMATIONS_PER_HOUR: "", CONFIRMATIONS_PER_DAY: "" };
  return newSite({ ...database, ...sendingBy(mail), ...usual, TRUST_PROXY: "1" });
}

/** Each submission comes from a different network: limits per sender do not stop someone with many computers. */
async function send(site: Site, content: Record<string, string>): Promise<{ note?: string; reference: string }> {
  senders += 1;
  const answer = await fetch(`${site.url}/functions/v1/send-form-notification`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.113.${senders}.7` },
    body: JSON.stringify({ pageUrl: `${site.url}/x`, submissionKey: randomUUID(), ...content }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Spellings of one mailbox's address. */
const spelling = (index: number) =>
  [victim, "VICTIM@visitor.example", `victim+${index}@visitor.example`][index % 3] ?? "";

const attack: readonly Record<string, string>[] = [
  ...Array.from({ length: 10 }, (_, index) => ({
    formName: "Free Credit Analysis",
    firstName: evilName,
    lastName: "Evil",
    phone: "(602) 555-0112",
    email: spelling(index),
  })),
  ...Array.from({ length: 3 }, (_, index) => ({
    formName: "Contact",
    firstName: evilName,
    lastName: "Evil",
    subject: "Visit evil",
    message: `evil ${index}`,
    email: spelling(index),
  })),
  ...Array.from({ length: 5 }, (_, index) => ({
    formName: "Privacy Rights Request",
    requestType: "access",
    fullName: evilName,
    details: `evil ${index}`,
    email: spelling(index),
  })),
  ...Array.from({ length: 5 }, (_, index) => ({
    formName: "Accessibility Feedback",
    issueType: "feedback",
    name: evilName,
    description: `evil ${index}`,
    email: spelling(index),
  })),
];

describeOnDatabase("A stranger is never sent one email after another", (makeDatabase) => {
  test("ten leads, three messages and five reports bring one mailbox only five emails, five privacy requests five more, and the team one for each", async ({
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const site = await attackedSite(newSite, mail, await makeDatabase());
    const answers = [];
    for (const content of attack) answers.push(await send(site, content));
    // No answer tells whoever typed the address that it gets no more.
    expect(answers.filter(({ note }) => note !== undefined)).toEqual([]);
    // A submission that is sent again gets the same answer as the first time, and a restart forgets nothing.
    await site.restart();
    const again = { ...attack[0], submissionKey: randomUUID(), message: "After the restart" };
    const first = await send(site, again);
    expect(first).not.toHaveProperty("note");
    expect(await send(site, again)).toMatchObject({ reference: first.reference });

    await mail.waitFor(attack.length + 1 + 10);
    const toTeam = mail.to(team);
    expect(toTeam).toHaveLength(attack.length + 1);
    expect(toTeam.filter(({ text }) => text?.includes("Confirmation: none went out."))).toHaveLength(
      attack.length + 1 - 10,
    );
    const toVictim = mail.received.filter(({ to }) => to !== team);
    expect(toVictim).toHaveLength(10);
    for (const { message } of toVictim) expect(JSON.stringify(message)).not.toMatch(evilWords);
    expect([...(await exportLeads(site)), ...(await exportMessages(site))]).toHaveLength(attack.length + 1);
    expect(site.log).not.toMatch(/victim|evil/i);
  });

  test("a hundred messages without a token are all stored, their senders are told, and the team releases them one by one", {
    tag: "@prove",
  }, async ({ page, newSite, newMailServer }) => {
    // A hundred posts, and some commands in separate processes.
    test.slow();
    const mail = await newMailServer();
    const site = await attackedSite(newSite, mail, await makeDatabase());
    const led: Record<string, number> = {};
    for (let index = 0; index < 100; index += 1) {
      const answer = await page.request.post(`${site.url}/contact`, {
        form: {
          firstName: "Dana",
          lastName: "Reyes",
          email: `dana${index}@visitor.example`,
          subject: `Letter ${index}`,
          message: "Are you open on Sundays?",
        },
        headers: { "X-Forwarded-For": `10.100.${index}.7` },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
      const to = answer.headers().location ?? "";
      led[to] = (led[to] ?? 0) + 1;
    }
    const statuses = async () => Object.groupBy(await exportMessages(site), ({ status }) => status);
    const { new: taken = [], quarantined = [] } = await statuses();
    expect(taken.length + quarantined.length).toBe(100);
    expect(led).toEqual({
      "/form-success": taken.length,
      "/form-success/being-checked": quarantined.length,
    });
    expect(quarantined.length).toBeGreaterThan(0);
    const sources = new Set(
      [...site.log.matchAll(/"source":"([^"]+)","msg":"submission set aside"/g)].map(([, one]) => one),
    );
    expect(sources.size).toBe(quarantined.length);
    expect(site.log).not.toMatch(/198\.51\.100|dana|Reyes/i);

    await mail.waitFor(2 * taken.length);
    // As if the hour were over.
    await runStatement(site, "UPDATE outbox SET next_attempt_at = 0 WHERE kind = 'set-aside-digest'");
    await mail.waitFor(2 * taken.length + 1);
    const digest = mail.received.at(-1);
    expect(digest?.to).toBe(team);
    expect(digest?.message.subject).toContain(`Set aside: ${quarantined.length} messages`);
    expect(digest?.message.text).not.toMatch(/Dana|Reyes|visitor\.example|Sundays/);

    const [first, second] = quarantined;
    const list = await runCommand(site, "setAside", "list");
    expect(list.output).toContain(`Set aside: ${quarantined.length}`);
    expect(list.output).toContain(first?.email);
    expect(await runCommand(site, "setAside", "release", first?.reference ?? "")).toMatchObject({ code: 0 });
    expect(await runCommand(site, "setAside", "drop", second?.reference ?? "")).toMatchObject({ code: 0 });
    expect((await runCommand(site, "setAside", "release", first?.reference ?? "")).code).toBe(1);
    await mail.waitFor(2 * taken.length + 3);
    expect(mail.to(first?.email ?? "")).toHaveLength(1);
    expect((await exportMessages(site)).find(({ reference }) => reference === first?.reference)).toMatchObject({
      status: "new",
      dueAt: first?.dueAt,
      createdAt: first?.createdAt,
    });
    expect(mail.received.filter(({ message }) => message.subject?.startsWith("Set aside"))).toHaveLength(1);
  });
});

test("A visitor reads the same whether or not a confirmation email goes out, and what to do when none comes", {
  tag: "@prove",
}, async ({ page, newSite }) => {
  const site = await newSite({ CONFIRMATIONS_PER_HOUR: "1" });
  const ask = async (message: string) => {
    await page.goto(`${site.url}/get-started`);
    await fillForm(page, { ...visitor(), message });
    await sendButton(page).click();
  };
  const words = () => page.getByRole("main").textContent();
  await ask("First");
  await expect(page).toHaveURL(`${site.url}/form-success`);
  await expect(page.getByText("If none comes within ten minutes")).toBeVisible();
  const before = await words();
  await ask("Second");
  await expect(page).toHaveURL(`${site.url}/form-success`);
  await expect(page.getByText("If none comes within ten minutes")).toBeVisible();
  expect(await words()).toBe(before);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor who gets no email reads what to do then, and one whose message is being checked that it is", {
    tag: "@prove",
  }, async ({ page, newSite }) => {
    const site = await newSite({ CONFIRMATIONS_PER_HOUR: "1" });
    const write = async (subject: string, message: string) => {
      await page.goto(`${site.url}/contact`);
      await fillLetter(page, { subject, message });
      await sendLetter(page);
    };
    await write("First", "Hello");
    await expect(page).toHaveURL(`${site.url}/form-success`);
    await write("Second", "Hello again");
    await expect(page).toHaveURL(`${site.url}/form-success`);
    await expect(page.getByText("If none comes within ten minutes")).toBeVisible();
    await write("Third", "[url=https://a.example]My listing[/url]");
    await expect(page).toHaveURL(`${site.url}/form-success/being-checked`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Received, Being Checked");
    await expect(contactForm(page)).toHaveCount(0);

    await page.goto(`${site.url}/accessibility`);
    const report = page.locator("form#accessibility-report");
    await report.getByRole("radio").first().check();
    await report.getByLabel("Name").fill("Zoë O’Hara");
    await report.getByLabel("Email").fill("zoe@visitor.example");
    await report.getByLabel("Description").fill("The menu");
    await report.getByRole("button").click();
    await expect(page.getByText("If none comes within ten minutes")).toBeVisible();
  });
});
