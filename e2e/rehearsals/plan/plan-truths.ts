import { hasNextStep } from "../person.ts";
import { type Device, frontPage, type Household, type PlanWorld, type Question, questions } from "./model.ts";

export type SeenDevices = {
  world: PlanWorld;
  seen: { device: Device; kept: string | null; shown: Partial<Record<Question, string>> }[];
  errors: string[];
  stuck: string[];
};

/** What each device keeps, and what its window in front shows. */
export async function lookAtDevices(world: PlanWorld): Promise<SeenDevices> {
  const seen: SeenDevices["seen"] = [];
  const stuck: string[] = [];
  for (const device of world.devices) {
    const page = frontPage(device);
    if (page.url() === "about:blank") continue;
    const kept = await page.evaluate(() => localStorage.getItem("my-path"));
    const shown: Partial<Record<Question, string>> = {};
    for (const question of Object.keys(questions) as Question[]) {
      const field = page.locator(`#path-${questions[question].field}`);
      if (await field.isVisible()) shown[question] = await field.inputValue();
    }
    seen.push({ device, kept, shown });
    if (!(await hasNextStep(page))) stuck.push(`${device.name} at ${page.url()}`);
  }
  return { world, seen, errors: world.devices.flatMap(({ person }) => person.takeErrors()), stuck };
}

type Truth = (seen: SeenDevices) => readonly string[];

const nothingTypedIsLost: Truth = ({ seen }) =>
  seen.flatMap(({ device: { name, plan }, kept }) => {
    const { household }: { household: Household } = kept === null ? { household: {} } : JSON.parse(kept);
    return (Object.keys(questions) as Question[]).flatMap((question) => {
      const typed = plan[question];
      const [due, there] = [
        typed === undefined ? undefined : questions[question].cents(typed),
        questions[question].kept(household),
      ];
      return due === there ? [] : [`on ${name}, ${question} should be ${due}, and is ${there}`];
    });
  });

const pagesShowThePlan: Truth = ({ seen }) =>
  seen.flatMap(({ device: { name, plan }, shown }) =>
    (Object.entries(shown) as [Question, string][])
      .filter(([question, text]) => text.replace(/\D/g, "") !== String(plan[question] ?? ""))
      .map(([question, text]) => `on ${name}, ${question} shows “${text}”, and the plan has ${plan[question]}`),
  );

const numbersStayThere: Truth = ({ world }) =>
  world.devices.flatMap(({ name, heard }) => {
    const told = heard.splice(0).filter((line) => world.typed.some((number) => line.includes(number)));
    return told.map((line) => `${name} sent a number of the plan: ${line}`);
  });

/** All that is true after each step of someone with a plan. */
export const planTruths: Readonly<Record<string, Truth>> = {
  "a page fits what was done": ({ world }) => world.faults.splice(0),
  "nothing typed is lost": nothingTypedIsLost,
  "a page shows the plan that is kept": pagesShowThePlan,
  "no number leaves the device": numbersStayThere,
  "no error in the console": ({ errors }) => errors,
  "each page has a next step": ({ stuck }) => stuck,
};
