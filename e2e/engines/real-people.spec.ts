import { expect } from "@playwright/test";
import { exportBookings } from "../support/booking.ts";
import { clock } from "../support/clock.ts";
import { exportLeads, exportMessages, exportSubscribers, storedFor } from "../support/export.ts";
import { breakWhatIsAdded, fillTrap, translateTexts } from "../support/page-troubles.ts";
import { labeled, visitor, visitorLabels } from "../support/visitor.ts";
import { fillBooking } from "./booking-visit.ts";
import { droppedEmails, droppedMail } from "./dropped-mail.ts";
import { test } from "./test.ts";

// The worst problems that real people reported (`docs/real-world.md`), in each engine.

test.describe("An error in a part of a page", () => {
  test.use({ expectedErrors: /broken for the test/ });

  test("leaves the form with the typed text, which is then sent as a plain form", async ({ visit, site }) => {
    const who = visitor("broken");
    await visit.open("/get-started");
    await visit.fill(labeled(visitorLabels, { ...who, email: "broken@" }), "#credit-analysis");
    await visit.run(breakWhatIsAdded);
    await visit.click("Send My Request");
    await visit.expectText(/Something went wrong in this part\..* Its button works\./, "#credit-analysis .note");
    await visit.expectText("Get Your Free Credit Analysis", "h1");
    expect(await visit.typed("Last name", "#credit-analysis")).toBe(who.lastName);
    await visit.fill({ Email: who.email }, "#credit-analysis");
    await visit.click("Send My Request");
    await visit.expectPath("/form-success");
    expect(await storedFor(who.email, exportLeads(site))).toMatchObject([{ message: who.message }]);
  });
});

test("A translated page says what is wrong, and sends the corrected form once", async ({ visit, site }) => {
  const who = visitor("translated");
  await visit.open("/get-started");
  await visit.run(translateTexts);
  await visit.fill(labeled(visitorLabels, { ...who, email: "translated@" }), "#credit-analysis");
  await visit.takeAMoment();
  await visit.click("Send My Request");
  await visit.expectText("One thing to fix", ".errsum");
  await visit.fill({ Email: who.email }, "#credit-analysis");
  await visit.expectText("All fixed. Send it again.", ".errsum");
  await visit.click("Send My Request");
  await visit.expectPath("/form-success");
  expect(await storedFor(who.email, exportLeads(site))).toMatchObject([{ message: who.message }]);
});

test("A translated calculator shows the right numbers", async ({ visit }) => {
  await visit.open("/calculators/monthly-payment#price=300000");
  const right = await visit.text("#answer");
  await visit.open("/calculators/monthly-payment");
  await visit.run(translateTexts);
  await visit.fill({ "Home price": "200,000" });
  await visit.fill({ "Home price": "300,000" });
  await expect.poll(() => visit.text("#answer")).toBe(right);
});

test("A booking with a filled trap waits for the button behind its email's link", async ({ visit, site }) => {
  const email = "trapped@visitor.example";
  await fillBooking(visit, { email });
  await visit.run(fillTrap, "booking");
  await visit.click("Book This Time");
  await visit.expectText("Confirm your call", "h1");
  expect(await storedFor(email, exportBookings(site))).toMatchObject([{ status: "held" }]);
  const link = /\/booking\/[\w.-]+/.exec((await droppedMail(site, email)).text ?? "")?.[0] ?? "no link";
  await visit.open(link);
  await visit.click("Yes, Book This Call");
  await visit.expectText("Your time is booked", "h1");
  expect(await storedFor(email, exportBookings(site))).toMatchObject([{ status: "booked" }]);
});

test("A reader who left and comes back gets an email to confirm", async ({ visit, site }) => {
  const email = "returning@visitor.example";
  const signUp = async () => {
    await visit.open("/faq");
    await visit.fill({ "Your email": email }, ".ft");
    await visit.click("Subscribe", ".ft");
    await visit.expectText("Now look in your inbox", "h1");
  };
  await signUp();
  const text = (await droppedMail(site, email)).text ?? "";
  await visit.open(/\/newsletter\/confirm\S+/.exec(text)?.[0] ?? "no link");
  await visit.click("Yes, Send Me the Letter");
  await visit.expectText("You are on the list", "h1");
  await visit.click("Choose What Comes");
  await visit.click("Unsubscribe");
  await visit.expectText("You get no more letters", "h1");
  // An address gets only one email within ten minutes.
  await clock.move(11 * 60_000);
  await signUp();
  await droppedEmails(site, email, 2);
  expect(await storedFor(email, exportSubscribers(site))).toMatchObject([{ mayBeSent: "no" }]);
});

test("A legal request with a filled trap reaches us, and its page says that it is being checked", async ({
  visit,
  site,
}) => {
  const email = "legal@visitor.example";
  await visit.open("/ccpa");
  await visit.clickFirst("#privacy-request label:has([type=radio])");
  await visit.fill({ "Full name": "Zoë Lee", Email: email }, "#privacy-request");
  await visit.run(fillTrap, "privacy-request");
  await visit.takeAMoment();
  await visit.click("Send Request", "#privacy-request");
  await visit.expectText(/Received, being checked/, ".sent:target");
  expect(await storedFor(email, exportMessages(site))).toMatchObject([{ status: "quarantined" }]);
});
