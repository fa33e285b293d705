import {
  type AskedStop,
  heldWays,
  isForgedStop,
  readAskedStop,
  type StopSource,
} from "#app/domain/contact/contact-stops.ts";
import { addressesIn } from "#app/domain/contact/stop-address.ts";
import type { AskedToStop, EventWords } from "#app/domain/desk/shown-thread.ts";
import type { ToldEvent } from "#app/server/desk/threads/told-events.server.ts";
import { timeWords } from "./desk-times.server.ts";
import { type EventNames, meta, type Teller } from "./told-parts.server.ts";

/** A sentence that may ask us to stop, with what it holds until a colleague has decided. */
export function tellWaiting({ waiting }: ToldEvent, { nowMs }: EventNames): Pick<EventWords, "stop"> {
  if (waiting === null) return {};
  const { source, source_id: id, sentence, is_own, yesAt, call } = waiting;
  const asked = readAskedStop(waiting.asked);
  const agreed = yesAt === null ? null : timeWords(yesAt, nowMs);
  const isForged = isForgedStop(waiting.asked);
  const holds = isForged ? [] : heldWays(asked, is_own === 1);
  const isHeld = call !== null && holds.includes("call");
  const confirmed = isHeld ? { call: timeWords(call.startsAt, nowMs), at: timeWords(call.confirmedAt, nowMs) } : null;
  const isProven = waiting.is_proven === 1;
  const address = addressOf(waiting, asked);
  return { stop: { source, id, sentence, asked, holds, agreed, isForged, isProven, confirmed, address } };
}

function addressOf(
  { source, sentence, email: here, emails }: NonNullable<ToldEvent["waiting"]>,
  { verdict, channel, isOnlyHere }: AskedStop,
): AskedToStop["address"] {
  const isOfEmails = channel === "email" || channel === "all";
  if (here === "" || !isOfEmails || verdict === "hours" || source === "number-stopped") return null;
  const others = emails.filter((email) => email !== here);
  const unknown = addressesIn(sentence).filter((email) => email !== here && !others.includes(email));
  return isOnlyHere || others.length + unknown.length > 0 ? { here, others, unknown } : null;
}

/** A stop by somebody else with the same number: a question until a colleague has decided. */
export function tellNumberStop({ words }: ToldEvent): ReturnType<Teller> {
  if (words === null) return { title: "Somebody else with the same number asked us to stop", look: "note" };
  const things = stoppedThings[words]?.replace(", texts and emails", " and texts");
  return { title: `Stopped ${things} to this number`, look: "note" };
}

/**
 * How they said it, what is stopped since then, and in which message: "email-reply all all", with the time of that message, and
 * the address where it is about one alone.
 */
export function tellStop({ words, told }: ToldEvent, { nowMs }: EventNames): ReturnType<Teller> {
  const [source = "", channel = "", scope, saidAt, only] = (words ?? pressedWords(told)).split(" ");
  const where = saidAt === undefined ? "" : `, in what came on ${timeWords(Number(saidAt), nowMs)}`;
  const what = stoppedThings[channel];
  if (what === undefined) return { title: "Asked us to stop", look: "in" };
  return {
    title: `Asked us to stop ${scope === "marketing" ? "advertising by " : ""}${what}${only === undefined ? "" : ` to ${only}`}`,
    ...meta(`${stopWays[source] ?? "they said it"}${where}; it counts from this moment on`),
    look: "in",
  };
}

/** A press on the page of what they agreed to, in the same form: it stops advertising by email, and all calls or texts. */
function pressedWords(told: ToldEvent["told"]): string {
  const channel = String(told?.change ?? "").replace("stop-", "");
  return `receipt-page ${channel} ${channel === "email" ? "marketing" : "all"}`;
}

const stoppedThings: Record<string, string> = {
  call: "calls",
  text: "texts",
  email: "emails",
  all: "calls, texts and emails",
};
const stopWays: Partial<Record<string, string>> & Record<StopSource, string> = {
  "email-reply": "by email",
  "text-reply": "by text",
  "email-link": "by the link in an email",
  "receipt-page": "on the page of what they agreed to",
  phone: "by phone",
  "in-person": "in person",
  form: "in a form on our site",
  letter: "in a letter",
  other: "in another way",
};
