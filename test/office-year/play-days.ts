import type { Temporal } from "temporal-polyfill";
import { isOpenAt } from "#app/domain/promises/alarm-times.ts";
import { cutoffsAt } from "#app/server/retention/expired-data.server.ts";
import { office as openHours } from "#app/server/time/office.server.ts";
import type { Chance } from "./chance.ts";
import { markCalls, sendLetter } from "./colleagues-work.ts";
import { doPlans, type Team } from "./diary.ts";
import type { Office } from "./open-office.ts";
import { askForData, visitorsCome } from "./visitors-come.ts";

/** The days, the office hours at which a person looks in, and how busy it is (1: about seven people a day). */
export type Play = {
  first: Temporal.PlainDate;
  days: number;
  hours: readonly number[];
  pace: number;
  isHistory?: boolean;
};

/** A colleague's name and role. */
const colleagues = { ana: "owner", ben: "owner", cleo: "counselor", eve: "editor", ada: "auditor" } as const;

/** Hires the colleagues, and returns a function that signs all of them in. */
export async function hireTeam(office: Office): Promise<() => Promise<Team>> {
  const hired = new Map<string, Awaited<ReturnType<Office["hire"]>>>();
  for (const [name, role] of Object.entries(colleagues)) hired.set(name, await office.hire(name, role));
  return async () => {
    const signedIn = [...hired].map(async ([name, one]) => [name, await one.signIn()]);
    return Object.fromEntries(await Promise.all(signedIn)) as Team;
  };
}

/** Plays a number of days, beginning with the first night. */
export async function playDays(office: Office, chance: Chance, signIn: () => Promise<Team>, play: Play): Promise<void> {
  const { diary, clock } = office;
  for (let day = 0; day < play.days; day += 1) {
    const date = play.first.add({ days: day });
    for (const hour of play.hours) {
      clock.set(
        date.toZonedDateTime({ timeZone: openHours.timeZone, plainTime: { hour, minute: 30 } }).epochMilliseconds,
      );
      await doPlans(diary.plans.visitors, Date.now());
      await visitorsCome(office, chance, play.pace);
      if (!play.isHistory && chance.is(0.08 * play.pace)) await askForData(office, chance);
      await office.look();
      if (hour === play.hours[0]) forgetOver(office);
      if (isOpenAt(Date.now(), openHours)) await workAWhile(office, chance, await signIn(), play, hour, date);
      clock.add(30_000);
      await office.look();
    }
  }
}

async function workAWhile(
  office: Office,
  chance: Chance,
  team: Team,
  { hours, isHistory = false }: Play,
  hour: number,
  { dayOfWeek }: Temporal.PlainDate,
): Promise<void> {
  await team.cleo.see("inbox", "/desk");
  await team.ada.see("privacy", "/desk/privacy");
  await doPlans(office.diary.plans.colleagues, Date.now(), team);
  await markCalls(office, chance, team);
  const isTuesday = dayOfWeek === 2;
  if (isTuesday && !isHistory && hour === hours[1]) await sendLetter(office, team);
}

/**
 * A slow reference for the nightly cleanup: marks the promises whose rows are past their retention time. A promise that nobody
 * kept holds nothing, and an open privacy request does.
 */
function forgetOver({ diary }: Office): void {
  const { leads } = cutoffsAt(Date.now());
  for (const one of diary.promised) {
    const { visitor, startedAt, agreed } = one;
    const isQuiet = startedAt < leads && visitor.touchedAt < leads && !visitor.hasOpenRequest;
    if (isQuiet && !agreed) one.isOver = true;
  }
}
