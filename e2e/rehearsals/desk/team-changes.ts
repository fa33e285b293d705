import type { Browser } from "@playwright/test";
import { clock } from "../../support/clock.ts";
import { showPasskeyAgain } from "../../support/signed-in-owner.ts";
import { openPage } from "../person.ts";
import { type Step, step } from "../rehearsal.ts";
import { answering, type Colleague, type DeskWorld, frontTab, leaveUnclear } from "./model.ts";
import { atWork, comeToWork } from "./open-desk.ts";
import { settle } from "./settle.ts";
import { press, seePage } from "./thread-page.ts";

const always = () => true;
const hourMs = 3_600_000;

const counselors = (world: DeskWorld) => answering(world).filter(({ role }) => role === "counselor");

export const removesAColleague = step<DeskWorld>("the owner removes a colleague", {
  when: (world) => counselors(world).length > 1,
  async play(world, chance) {
    const [owner] = world.colleagues;
    if (!owner) throw new Error("There is no owner");
    const gone = chance.of(counselors(world));
    await atWork(world, owner);
    // The desk asks for the passkey before it removes someone.
    await showPasskeyAgain(owner.person.context, world.desk, owner.id);
    const { page } = frontTab(owner);
    await openPage(page, `${world.desk.origin}/desk/staff`);
    await page.locator("summary", { hasText: `Remove ${gone.name}` }).click();
    await press(owner, page.getByRole("button", { name: new RegExp(`^Yes, remove.*${gone.name}`) }));
    await seePage(world, owner);
    await leaves(world, gone);
    return `${owner.name} removes ${gone.name}`;
  },
});

/** Their windows close, and what they had not sent is theirs no more. */
async function leaves(world: DeskWorld, gone: Colleague): Promise<void> {
  gone.isHere = false;
  world.kept = world.kept.filter(({ by }) => by !== gone.id);
  leaveUnclear(world, ({ by }) => by === gone);
  await gone.person.leave();
}

const newcomers = ["Cleo Adams", "Anna Patel", "Ruth Klein", "Omar Haddad"];

/** Needs the browser that the new colleague's window opens in. */
export function aColleagueComes(browser: Browser): Step<DeskWorld> {
  return step<DeskWorld>("a new colleague comes", {
    when: (world) => counselors(world).length < 2 && world.colleagues.length < 3 + newcomers.length,
    async play(world) {
      const name = newcomers[world.colleagues.length - 3] ?? "";
      await comeToWork(world, browser, {
        name,
        email: `${name.split(" ")[0]?.toLowerCase()}@team.example`,
        role: "counselor",
      });
      return `${name} starts to work here`;
    },
  });
}

export const halfAnHourPasses = step<DeskWorld>("half an hour passes", {
  when: always,
  async play(world) {
    await clock.move(hourMs / 2 + 60_000);
    await settle(world);
    return "Half an hour passes";
  },
});

export const theNextDayComes = step<DeskWorld>("the next day comes", {
  when: always,
  async play(world) {
    await clock.move(22 * hourMs);
    await settle(world);
    return "The next day comes";
  },
});
