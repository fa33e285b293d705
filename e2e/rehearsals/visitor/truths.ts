import { team } from "../../support/mail.ts";
import type { SeenSite } from "./look.ts";
import type { Guest } from "./model.ts";

type Truth = (seen: SeenSite) => readonly string[];

const eachFormIsThereOnce: Truth = ({ world, leads, messages }) => {
  const stored = [...leads.map(({ message }) => message ?? ""), ...messages.map(({ fields }) => fields)];
  const wrong = world.sent.flatMap(({ token, by }) => {
    const times = stored.filter((text) => text.includes(token)).length;
    return times === 1 ? [] : [`${by.first} sent ${token} once, and it is there ${times} times`];
  });
  const unsent = stored.filter((text) => !world.sent.some(({ token }) => text.includes(token)));
  return [...wrong, ...unsent.map((text) => `nobody was told that this arrived: ${text}`)];
};

const emailsGoOnce: Truth = ({ world }) => {
  const { mail, sent, guests } = world;
  const toTeam = sent.flatMap(({ token, by }) => {
    const times = mail.to(team).filter(({ text }) => text?.includes(token)).length;
    return times === 1 ? [] : [`the team got ${times} emails about what ${by.first} sent (${token})`];
  });
  const toGuests = guests.flatMap((guest) => {
    const [got, due] = [confirmationsOf(world, guest), sent.filter(({ by }) => by === guest).length];
    return got === due ? [] : [`${guest.first} sent ${due} forms, and got ${got} emails that say so`];
  });
  const strangers = mail.received
    .map(({ to }) => to)
    .filter((to) => to !== team && !guests.some(({ email }) => email === to))
    .map((to) => `an email went to ${to}`);
  return [...toTeam, ...toGuests, ...strangers];
};

function confirmationsOf({ mail }: SeenSite["world"], { email }: Guest): number {
  return mail.to(email).filter(({ subject }) => /^We (?:received|have) your (?:message|request)/.test(subject ?? ""))
    .length;
}

const callsAreAsSaid: Truth = ({ world, bookings }) =>
  world.guests.flatMap(({ first, email, calls }) => {
    const said = calls.map(({ state }) => state).toSorted();
    const there = bookings
      .filter((one) => one.email === email)
      .map(({ status }) => status)
      .toSorted();
    return said.join() === there.join() ? [] : [`${first} was told “${said}” of calls, and the table has “${there}”`];
  });

/** An invitation, each move and the end come once each. */
const invitationsGoOnce: Truth = ({ world }) =>
  world.guests.flatMap(({ first, email, calls }) => {
    const due = calls.reduce((sum, { moves, state }) => sum + 1 + moves + (state === "cancelled" ? 1 : 0), 0);
    const got = world.mail
      .to(email)
      .filter(({ attachments }) => attachments.some(({ mimeType }) => mimeType === "text/calendar"));
    return got.length === due ? [] : [`${first} got ${got.length} invitations for ${due} changes of calls`];
  });

const lettersAreAsSaid: Truth = ({ world, readers }) =>
  world.guests.flatMap(({ first, email, letter }) => {
    const there = readers.find((one) => one.email === email)?.status ?? "none";
    const due = letter === "returning" ? "unsubscribed" : letter;
    return there === due ? [] : [`${first} was told that the letter is ${letter}, and the list says ${there}`];
  });

/** All that is true after each step of a visitor. */
export const siteTruths: Readonly<Record<string, Truth>> = {
  "a page fits what was done": ({ world }) => world.faults.splice(0),
  "each form is there once": eachFormIsThereOnce,
  "each email goes once, to the right person": emailsGoOnce,
  "a call is as the page said": callsAreAsSaid,
  "each change of a call is told once": invitationsGoOnce,
  "a reader is who said so": lettersAreAsSaid,
  "no error in the console": ({ errors }) => errors,
  "each page has a next step": ({ stuck }) => stuck,
};
