import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";
import { BookingState } from "./booking-state.tsx";

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
  isConfirmed: false,
  needsYes: false,
  others: [],
  near: [],
  path: "/booking/token",
};

const page = (change: Partial<ShownBooking>) =>
  renderToStaticMarkup(<BookingState booking={{ ...booking, ...change }} refusal={undefined} />);

it.each(["booked", "moved"] as const)("calls no time %s while a press in the email is missing", (state) => {
  const firm = page({ state });
  expect(firm).not.toContain("One more step");
  expect(firm.match(/stop--done/g)).toHaveLength(3);
  const unsaid = page({ state, needsYes: true });
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
