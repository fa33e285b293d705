import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import { logWords } from "#test/log-words.ts";
import { caller, callerLabels, eventIn, exportBookings, takenTitle } from "../support/booking.ts";
import { letter, letterLabels } from "../support/contact.ts";
import { exportLeads, exportMessages, exportSubscribers, storedFor } from "../support/export.ts";
import type { Site } from "../support/site.ts";
import { labeled, visitor, visitorLabels } from "../support/visitor.ts";
import { fillBooking } from "./booking-visit.ts";
import { droppedMail } from "./dropped-mail.ts";
import { test } from "./test.ts";
import type { Visit } from "./visit.ts";

// Journeys with this tag also run in the gate; the others run only in `npm run prove`.
const gate = { tag: "@gate" };

test(
  "A renter asks for a free credit analysis, and the business gets the complete request",
  gate,
  async ({ visit, site }) => {
    const who = visitor("whole");
    await visit.open("/get-started");
    await visit.fill(labeled(visitorLabels, who), "#credit-analysis");
    await visit.click("Send My Request");
    await visit.expectPath("/form-success");
    await visit.expectText("Thank You for Reaching Out!", "h1");
    await visit.expectText("We've emailed you confirmation and notified our team.", ".notice");
    const { firstName, lastName, email, message } = who;
    const pageUrl = `${site.url}/get-started`;
    expect(await storedFor(email, exportLeads(site))).toMatchObject([
      { firstName, lastName, email, message, phone: "+14805550171", pageUrl },
    ]);
    expect((await droppedMail(site, email)).text).toContain(firstName);
  },
);

test("A visitor writes to us, and the business gets the complete message", async ({ visit, site }) => {
  await visit.open("/contact");
  await visit.fill(labeled(letterLabels, letter), "#contact");
  await visit.takeAMoment();
  await visit.click("Send Message");
  await visit.expectPath("/form-success");
  const { subject, message } = letter;
  expect(await storedFor(letter.email, exportMessages(site))).toMatchObject([
    { formName: "Contact", name: "Zoë O'Hara-Lee", phone: "+14805550142", fields: { subject, message } },
  ]);
  expect((await droppedMail(site, letter.email)).subject).toBe("We received your message");
});

test("A visitor books a call, moves it and cancels it", gate, async ({ visit, site }) => {
  test.slow();
  await fillBooking(visit);
  await visit.click("Book This Time");
  await visit.expectText(takenTitle, "h1");
  expect(eventIn(await droppedMail(site, caller.email))).toContain("METHOD:REQUEST");
  const booked = await storedFor(caller.email, exportBookings(site));
  expect(booked).toMatchObject([{ ...caller, phone: "+16025550171", status: "booked" }]);

  await visit.click("Move It");
  // Not on the first day, whose first time may just be gone, and not the time that was booked.
  await visit.clickFirst("a.bk__day--free:not([aria-current])");
  await visit.expectPath(/&day=/);
  await visit.clickFirst("li:nth-child(2) .bk__time");
  await visit.expectText("Move your call?", "h1");
  await visit.click("Yes, Move It");
  await visit.expectText(takenTitle, "h1");
  await visit.click("Cancel the call");
  await visit.click("Yes, Cancel It");
  await visit.expectText("Your call is canceled", "h1");
  const [cancelled, ...others] = await storedFor(caller.email, exportBookings(site));
  expect(others).toEqual([]);
  expect(cancelled).toMatchObject({ status: "cancelled" });
  expect(cancelled?.startsAt).not.toBe(booked[0]?.startsAt);
});

test("A visitor finds programs, and the answers stay in the browser", async ({ visit, site }) => {
  await visit.open("/assistance-finder");
  await visit.fill({ "ZIP code": "85142" });
  await visit.click("Next");
  await visit.choose("ZIP code 85142 is in more than one county", "P");
  await visit.expectText(/in Pinal County/, ".lead");
  await visit.click("Next");
  await visit.clickFirst("label:has([name=household][value='3'])");
  await visit.click("Next");
  await visit.fill({ "Income a year": "$72,000" });
  await visit.click("Next");
  await visit.fill({ "Credit score": "720" });
  await visit.click("Next");
  await visit.clickFirst("label:has([name=owned][value=no])");
  await visit.clickFirst("label:has([name=military][value=no])");
  await visit.click("Next");
  await visit.fill({ "What have you saved": "9000" });
  await visit.choose("What price", "$");
  await visit.expectText(/^(One door may pay up to \$[\d,]+|Three doors are worth a call)/, "h1");
  await visit.expectText(/^To call Three doors to try first: [1-9]\d* programs? /, "#finder-answer");
  await visit.expectText("For a household of three in Pinal County with $72,000 a year.", ".lead");
  await visit.expectPath(/#finder1=&zip=85142&county=04021&household=3&income=%2472%2C000&owned=no&military=no/);
  expect(logWords(site.log)).not.toContain("72000");
});

test("A guide opens with a large letter that is copied as part of its word", async ({ visit }) => {
  await visit.open("/guides/how-long-marks-stay");
  const { text, room } = await visit.copied(".prose > p");
  expect(text).toMatch(/^Most bad marks/);
  expect(room).toBeGreaterThan(2.5);
});

test("A calculator answers while numbers are typed, and its address opens the same answer", async ({ visit }) => {
  await visit.open("/calculators/monthly-payment");
  const example = await visit.text("#answer");
  await visit.fill({ "Home price": "300k" });
  await visit.expectText(/You would pay about \$\d,\d{3} a month/, "#answer");
  const own = await visit.text("#answer");
  expect(own).not.toBe(example);
  await visit.expectPath(/#price=300000$/);
  await visit.reopen();
  await expect.poll(() => visit.text("#answer")).toBe(own);
});

test("A reader signs up for the newsletter, and confirms with the button behind the email's link", async ({
  visit,
  site,
}) => {
  const email = "reader@visitor.example";
  await visit.open("/blog");
  await visit.fill({ "Your email": email }, "form:has(#weekly-email)");
  await visit.click("Subscribe", "form:has(#weekly-email)");
  await visit.expectText("Now look in your inbox", "h1");
  const link = /\/newsletter\/confirm\S+/.exec((await droppedMail(site, email)).text ?? "")?.[0] ?? "no link";
  expect(await storedFor(email, exportSubscribers(site))).toMatchObject([{ status: "pending" }]);
  await visit.open(link);
  await visit.click("Yes, Send Me the Letter");
  await visit.expectText("You are on the list", "h1");
  expect(await storedFor(email, exportSubscribers(site))).toMatchObject([{ status: "confirmed" }]);
});

test("The menu opens, and closes when a link is chosen", gate, async ({ visit }) => {
  await expectMenu(visit);
});

test("A choice about cookies is recorded and remembered", async ({ visit, site }) => {
  await visit.open("/faq");
  await visit.click("Accept all", ".ck");
  await visit.expectHidden(".ck");
  await expect
    .poll(() => notedChoices(site))
    .toContainEqual({ kinds: "analytics.marketing.functional", page_path: "/faq" });
  await visit.open("/about");
  await visit.expectHidden(".ck");
});

test("The search answers while someone types, and opens the chosen result", async ({ visit }) => {
  await visit.open("/blog");
  await visit.fill({ "Search guides and reports": "morgage insurence" });
  await visit.expectText(/results for morgage insurence/, "search [role=status]");
  await visit.fill({ "Search guides and reports": "PMI" });
  await visit.expectText(/results for PMI/, "search [role=status]");
  await visit.click("Mortgage insurance and when it ends", "[role=listbox]");
  await visit.expectPath("/calculators/mortgage-insurance");
  await visit.expectText("When does mortgage insurance end?", "h1");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScript: false, expectedErrors: /422/ });

  test("a mistake in the request shows at its field, the typed text stays, and the corrected request arrives", async ({
    visit,
    site,
  }) => {
    const who = visitor("plain");
    await visit.open("/get-started");
    await visit.fill(labeled(visitorLabels, { ...who, phone: "555-0171" }), "#credit-analysis");
    await visit.click("Send My Request");
    await visit.expectText(/10 digits/, "#credit-analysis-phone-error");
    expect(await visit.typed("Phone", "#credit-analysis")).toBe("555-0171");
    expect(await visit.typed("Message", "#credit-analysis")).toBe(who.message);
    expect(await storedFor(who.email, exportLeads(site))).toEqual([]);
    await visit.fill({ Phone: who.phone }, "#credit-analysis");
    await visit.click("Send My Request");
    await visit.expectPath("/form-success");
    const { firstName, email, message } = who;
    expect(await storedFor(email, exportLeads(site))).toMatchObject([{ firstName, email, message }]);
    expect((await droppedMail(site, email)).text).toContain(firstName);
  });

  test("a visitor books a call", async ({ visit, site }) => {
    const email = "plain.caller@visitor.example";
    await visit.open("/book");
    await visit.clickFirst("a.bk__day--free:not([aria-current])");
    await visit.expectPath(/&day=/);
    await visit.clickFirst(".bk__time");
    await visit.fill(labeled(callerLabels, { ...caller, email }), "#booking");
    await visit.takeAMoment();
    await visit.click("Book This Time");
    await visit.expectText(takenTitle, "h1");
    expect(await storedFor(email, exportBookings(site))).toMatchObject([{ ...caller, email, phone: "+16025550171" }]);
  });

  test("the menu opens, and closes when a link is chosen", async ({ visit }) => {
    await expectMenu(visit);
  });
});

async function expectMenu(visit: Visit): Promise<void> {
  await visit.open("/faq");
  await visit.expectHidden("#site-menu");
  await visit.click("Menu", "header");
  await visit.click("Get Started", "#site-menu");
  await visit.expectPath("/get-started");
  await visit.expectHidden("#site-menu");
}

function notedChoices({ dataDir }: Site) {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  const rows = database.prepare("SELECT kinds, page_path FROM cookie_choices").all();
  database.close();
  return rows;
}
