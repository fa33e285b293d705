import { expect } from "@playwright/test";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { leadRow } from "#test/desk-samples.ts";
import { patience } from "#test/patience.ts";
import { type DeskSite, delayLetters, queryDesk, startDesk } from "../support/desk.ts";
import { sendToDesk } from "../support/desk-samples.ts";
import { discardSite } from "../support/site.ts";
import { expectSound, signIn, skipInWebKitWithoutScript } from "./desk-visit.ts";
import { droppedMail } from "./dropped-mail.ts";
import { test } from "./test.ts";
import { Visit } from "./visit.ts";

const email = "dana@visitor.example";
const words = "Thank you, Dana. The first step is free.\n\nInes";
const hour = 3_600_000;

for (const javaScript of [true, false]) {
  test.describe(javaScript ? "At the desk" : "At the desk without JavaScript", () => {
    test("a colleague signs in with six digits, takes an answer back, sends it, closes the thread and looks at the day", async ({
      engine,
      engineName,
    }) => {
      skipInWebKitWithoutScript(engineName, javaScript);
      test.setTimeout(240_000);
      const desk = await startDesk();
      const window = await engine.newWindow({ javaScript });
      const visit = new Visit(window, desk.origin);
      const live = async () => (javaScript ? visit.untilLive() : undefined);
      try {
        await sendToDesk(desk, "leads", [leadRow({ name: "Dana Whitfield", email, message: "What do we fix first?" })]);
        await signIn(visit, desk);
        await visit.open("/desk");
        await visit.expectText("Dana Whitfield", "[data-row] .who a");
        await expectSound(visit, engineName);
        await visit.click("Dana Whitfield");
        await visit.expectText("Dana Whitfield", "h1");
        await visit.expectText("What do we fix first?", ".event");
        await visit.clickFirst('form:has([name=do][value="thread-claim"]) button');
        await visit.expectText("You have it now", ".note--ok");
        await live();

        await visit.fill({ "Your answer": words });
        if (javaScript) await visit.expectText(/^Draft saved/, ".comp-saved");
        await visit.clickFirst('button[value="send-answer"]');
        await visit.expectText("goes out in", ".going-out");
        delayLetters(desk, 5);
        await expectSound(visit, engineName);
        const [thread] = queryDesk(desk, "SELECT id FROM threads");
        await visit.open(`/desk/threads/${thread?.id}`);
        await visit.clickFirst('form:has([value="undo-answer"]) button');
        await expect(async () => expect(await visit.typed("Your answer")).toBe(words)).toPass(patience);
        expect(queryDesk(desk, "SELECT id FROM answers")).toEqual([]);
        await live();
        await visit.clickFirst('button[value="send-answer"]');
        await visit.expectText("goes out in", ".going-out");
        const state = () => queryDesk(desk, "SELECT state FROM threads");
        await expect.poll(state, patience).toEqual([{ state: "answered" }]);
        expect((await droppedMail(desk.site, email)).text).toContain("The first step is free.");

        await visit.open(`/desk/threads/${thread?.id}`);
        await live();
        await visit.expectText("The answer was sent", ".event:last-child");
        await visit.choose("Close, because", "n", 'main form:has([value="thread-close"])');
        await visit.clickFirst('form:has([value="thread-close"]) button');
        await expect.poll(state).toEqual([{ state: "closed" }]);
        await seeTheDay(visit, desk);
        await expectSound(visit, engineName);
      } finally {
        await window.close();
        await discardSite(desk.site);
      }
      expect(window.errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([]);
    });
  });
}

/** A call booked for tomorrow is listed in its day. */
async function seeTheDay(visit: Visit, desk: DeskSite): Promise<void> {
  const startsAt = (Math.floor(Date.now() / (24 * hour)) + 1) * 24 * hour + 17 * hour;
  const at = { created_at: Date.now(), changed_at: Date.now() };
  await sendToDesk(desk, "bookings", [
    {
      id: newRowId(),
      form_nonce: "nonce",
      status: "booked",
      starts_at: startsAt,
      minutes: 30,
      sequence: 0,
      name: "Maria Lopez",
      email: "maria@visitor.example",
      phone: "+16025550171",
      topic: "Where do I stand?",
      time_zone: "America/Phoenix",
      page_url: "http://localhost:3000/book/details",
      ...at,
    },
  ]);
  await visit.open(`/desk/day?date=${new Date(startsAt).toISOString().slice(0, 10)}`);
  await visit.click("Maria Lopez");
  await visit.expectPath(/booking=/);
  await visit.expectText("Maria Lopez", "#call-name");
}
