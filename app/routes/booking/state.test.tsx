import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";
import { BookingState, titleOf } from "./state.tsx";

const booking: ShownBooking = {
  state: "booked",
  startMs: Date.parse("2026-12-09T13:30:00Z"),
  minutes: 15,
  zone: "America/New_York",
  maskedEmail: "g…@visitor.example",
  typed: null,
  asked: null,
  isRemindedOf: false,
  isTold: true,
  canMove: true,
  isTheirs: true,
  heldUntil: null,
  isKept: false,
  isOwner: false,
  isMoved: false,
  isConfirmed: false,
  needsYes: false,
  others: [],
  near: [],
  path: "/booking/token",
};

const page = (change: Partial<ShownBooking>) =>
  renderToStaticMarkup(<BookingState booking={{ ...booking, ...change }} refusal={undefined} />);

const states = ["booked", "moved"] as const;
it.each(states)("promises no call at a time that is %s while a press in the email is missing", (state) => {
  const isMoved = state === "moved";
  const firm = page({ state, isMoved });
  expect(firm).not.toContain("One more step");
  expect(firm.match(/stop--done/g)).toHaveLength(3);
  const unsaid = page({ state, isMoved, needsYes: true });
  expect(unsaid).toContain("One more step</h1>");
  expect(unsaid.match(/stop--done/g)).toHaveLength(2);
  expect(unsaid).not.toContain("We will call you then");
});

it("asks behind the emailed link for a yes to the hour to which a colleague moved a confirmed call", () => {
  const moved = { state: "moved", isConfirmed: true, isOwner: true } as const;
  expect(page({ ...moved, needsYes: true })).toContain("Yes, Call Me Then");
  expect(page(moved)).not.toContain("Yes, Call Me Then");
  expect(page({ ...moved, isOwner: false, isTheirs: false, needsYes: true })).toContain("but for another time");
});

it("says of a moved call that still needs a press that it was moved, and what to press", () => {
  const moved = { isMoved: true, needsYes: true } as const;
  for (const [change, step] of [
    [{ ...moved, state: "moved" }, "Say yes by the button in our email"],
    [{ ...moved, state: "moved", isOwner: true, isConfirmed: true }, "Yes, Call Me Then"],
    [{ isMoved: true, state: "waiting", isOwner: true }, "This would be one more."],
  ] as const) {
    const shown = page(change);
    expect(shown).toContain("The old time is no longer kept.");
    expect(shown).toContain(step);
    expect(page({ ...change, isMoved: false })).not.toContain("old time");
  }
  expect(titleOf({ ...booking, ...moved, state: "moved" })).toMatch(/was moved.*One more step/);
  expect(page({ state: "moved", isMoved: true })).not.toContain("old time");
});

it.each<[string, Partial<ShownBooking>]>([
  ["booked", {}],
  ["to confirm", { state: "held", heldUntil: Date.parse("2026-12-09T12:00:00Z") }],
  ["at a quiet hour", { needsYes: true }],
])("says what to do when no email comes, since none may: %s", (_state, change) => {
  expect(page(change)).toContain("If none comes within ten minutes");
});

it("tells whoever reads the mailbox that no email goes out", () => {
  expect(page({ isOwner: true, isTold: false })).toContain("has reached our limit of emails");
});
