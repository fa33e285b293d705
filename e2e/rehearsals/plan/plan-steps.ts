import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { clock } from "../../support/clock.ts";
import { typeLikeAPerson } from "../../support/type-like-a-person.ts";
import { untilLive, untilPainted } from "../../support/until-live.ts";
import { openPage, reloadPage } from "../person.ts";
import { step } from "../rehearsal.ts";
import { type Device, frontPage, type PlanWorld, type Question, questions } from "./model.ts";

const always = () => true;
const fieldOf = (page: Page, question: Question) => page.locator(`#path-${questions[question].field}`);
const isFull = ({ plan }: Device) => Object.keys(plan).length > 0;

/** Opens a question as a link does, in a page that is there already or not. */
async function openQuestion(world: PlanWorld, page: Page, question: Question): Promise<void> {
  // An address that differs only after the # loads nothing.
  await page.goto("about:blank");
  await openPage(page, `${world.site.url}/my-path#${question}`);
  await fieldOf(page, question).waitFor();
}

export const answersAQuestion = step<PlanWorld>("someone answers a question", {
  when: always,
  async play(world, chance) {
    const device = chance.of(world.devices);
    const page = frontPage(device);
    const question = chance.of(Object.keys(questions) as Question[]);
    await openQuestion(world, page, question);
    const field = fieldOf(page, question);
    const number = question === "score" ? chance.from(480, 840) : chance.from(10_001, questions[question].most);
    await field.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Backspace");
    await typeLikeAPerson(field, String(number), { seed: chance.from(1, 99), inHaste: true });
    device.plan[question] = number;
    if (question !== "score") world.typed.push(String(number));
    if (chance.is(0.3)) await page.getByRole("button", { name: "Next", exact: true }).click();
    return `On ${device.name}: ${question} is ${number}`;
  },
});

export const reloads = step<PlanWorld>("someone reloads", {
  when: ({ devices }) => devices.some((device) => frontPage(device).url() !== "about:blank"),
  async play(world, chance) {
    const device = chance.of(world.devices.filter((one) => frontPage(one).url() !== "about:blank"));
    await reloadPage(frontPage(device));
    return `On ${device.name}: a reload`;
  },
});

export const opensASecondWindow = step<PlanWorld>("someone opens a second window", {
  when: ({ devices }) => devices.some(({ pages }) => pages.length < 2),
  async play(world, chance) {
    const device = chance.of(world.devices.filter(({ pages }) => pages.length < 2));
    device.pages.push(await device.person.openTab());
    device.front = device.pages.length - 1;
    await openQuestion(world, frontPage(device), "savings");
    return `On ${device.name}: a second window`;
  },
});

export const goesToTheOtherWindow = step<PlanWorld>("someone goes on in the other window", {
  when: ({ devices }) => devices.some(({ pages }) => pages.length > 1),
  async play(world, chance) {
    const device = chance.of(world.devices.filter(({ pages }) => pages.length > 1));
    device.front += 1;
    return `On ${device.name}: the other window`;
  },
});

export const looksAtACalculator = step<PlanWorld>("someone looks at a calculator", {
  when: always,
  async play(world, chance) {
    const device = chance.of(world.devices);
    const page = frontPage(device);
    await openPage(page, `${world.site.url}/calculators/affordability`);
    if (chance.is(0.5)) {
      await page.goBack();
      await untilLive(page);
    }
    return `On ${device.name}: a look at a calculator`;
  },
});

export const losesTheConnection = step<PlanWorld>("someone types without a connection", {
  when: ({ devices }) => devices.some(isFull),
  async play(world, chance) {
    const device = chance.of(world.devices.filter(isFull));
    const page = frontPage(device);
    await openQuestion(world, page, "savings");
    await device.person.loseConnection();
    const number = chance.from(10_001, questions.savings.most);
    const field = fieldOf(page, "savings");
    await field.focus();
    await page.keyboard.press("Control+A");
    await typeLikeAPerson(field, "", { seed: 1 });
    await page.keyboard.press("Control+A");
    await page.keyboard.type(String(number), { delay: 5 });
    await clock.move(4000);
    await untilPainted(page);
    await device.person.findConnection();
    device.plan.savings = number;
    world.typed.push(String(number));
    return `On ${device.name}, without a connection: savings is ${number}`;
  },
});

/** Carries the plan in a file, and says whether it shall replace what is there. */
export const carriesTheFile = step<PlanWorld>("someone carries the plan to the other device in a file", {
  when: ({ devices }) => devices.some(isFull),
  async play(world, chance) {
    const from = chance.of(world.devices.filter(isFull));
    const to = world.devices.find((one) => one !== from) ?? from;
    const page = frontPage(from);
    await page.goto("about:blank");
    await openPage(page, `${world.site.url}/my-path#answer`);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save File" }).click();
    const file = await (await saved).path();
    const other = frontPage(to);
    await other.goto("about:blank");
    await openPage(other, `${world.site.url}/my-path`);
    await other.locator("input[type=file]").setInputFiles(file);
    const open = other.getByRole("button", { name: /^(Open It|Use This One)$/ });
    await open
      .or(other.getByRole("button", { name: "Keep Mine" }))
      .first()
      .waitFor(patience);
    const keepsOwn = isFull(to) && chance.is(0.3);
    await (keepsOwn ? other.getByRole("button", { name: "Keep Mine" }) : open).click();
    await untilPainted(other);
    if (!keepsOwn) to.plan = { ...from.plan };
    return `From ${from.name} to ${to.name} goes a file, and ${keepsOwn ? "the own plan stays" : "it is used"}`;
  },
});

export const wipesThePlan = step<PlanWorld>("someone wipes the plan", {
  when: ({ devices }) => devices.some(isFull),
  async play(world, chance) {
    const device = chance.of(world.devices.filter(isFull));
    const page = frontPage(device);
    await page.goto("about:blank");
    await openPage(page, `${world.site.url}/my-path#answer`);
    await page.getByRole("button", { name: "Wipe" }).click();
    await page.getByText("Nothing of your plan is left on this device.").waitFor();
    const isUndone = chance.is(0.5);
    if (isUndone) await page.getByRole("button", { name: "Undo" }).click();
    else device.plan = {};
    await untilPainted(page);
    return `On ${device.name}: the plan is wiped${isUndone ? ", and is back at once" : ""}`;
  },
});

export const theNextDayComes = step<PlanWorld>("the next day comes", {
  when: always,
  async play() {
    await clock.move(22 * 3_600_000);
    return "The next day comes";
  },
});
