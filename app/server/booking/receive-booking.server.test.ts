import { expect, it, vi } from "vitest";
import { bookingForm, readBookingChoice } from "#app/forms/booking.ts";
import { createAdmission } from "#app/server/guard/admission.server.ts";
import { issueFormToken } from "#app/server/guard/form-token-check.server.ts";
import { createSubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import { createRecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import type { AppError } from "#app/server/report/app-error.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { createBookingStore } from "./bookings.server.ts";
import { findPicked, nearbyTimes, readTimes } from "./offered-times.server.ts";
import { holdTime, receiveBooking } from "./receive-booking.server.ts";

let addresses = 0;
/** Counts outlive a test, so each visitor has a separate network. */
const newAddress = () => `10.${9 + Math.floor(++addresses / 250)}.${addresses % 250}.7`;

const visitor = { name: "Dana O’Neil", phone: "(480) 555-0142", email: "dana@visitor.example", topic: "" };
const token = (ageMs = 5000, formId: string = bookingForm.id) =>
  issueFormToken(testDataKey, formId, Date.now() - ageMs);

describeEachDatabase("receiving a booking", ({ open }) => {
  async function start() {
    const database = await open();
    const delivery = { wake: vi.fn(), start: vi.fn(), stop: vi.fn() };
    const bookings = createBookingStore(database);
    const admission = createAdmission(100);
    const services = {
      admission,
      limiter: createSubmissionLimiter(database, 100),
      recipients: createRecipientLimit(testDataKey, { perHour: 5, perDay: 10 }),
      bookings,
      delivery,
      dataKey: testDataKey,
    };
    const { free } = await readTimes(services.bookings, 15);
    const choose = (change: Record<string, unknown> = {}) => {
      const given: Record<string, unknown> = { minutes: "15", start: String(free[10]), zone: "Asia/Tokyo", ...change };
      return readBookingChoice((name) => given[name]);
    };
    const book = (
      { choice = choose(), ...sent }: { choice?: ReturnType<typeof choose> } & Record<string, unknown> = {},
      address = newAddress(),
    ) =>
      receiveBooking(
        services,
        choice,
        { ...visitor, _csrf: token(), ...sent },
        { address, pageUrl: "http://localhost:3000/" },
      );
    const stored = () => database.db.selectFrom("bookings").selectAll().execute();
    return { services, free, choose, book, stored, wake: delivery.wake };
  }

  const refusal = (attempt: Promise<unknown>) =>
    attempt.then(
      () => ({ code: "ok", fields: undefined }),
      ({ code, fields }: AppError) => ({ code, fields }),
    );

  it("books the held time with cleaned fields, and wakes the delivery once", async () => {
    const { services, free, choose, book, stored, wake } = await start();
    const address = newAddress();
    const holdId = await holdTime(services, choose(), { address });
    const sent = { choice: choose({ hold: holdId }), _csrf: token(), topic: " <b>My</b> score " };
    const booking = await book(sent, address);
    expect((await book(sent, address)).id).toBe(booking.id);
    expect(await stored()).toMatchObject([
      { starts_at: free[10], minutes: 15, phone: "+14805550142", topic: "My score", time_zone: "Asia/Tokyo" },
    ]);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it("accepts a time that became too soon while it was held, but not one that was too soon before", async () => {
    const { services, choose, book } = await start();
    const { open: offered } = await readTimes(services.bookings, 15);
    const soonMs = offered.find((startMs) => startMs > Date.now() + 86_400_000) ?? 0;
    const pickedAt = soonMs - bookingRules.leadMinutes * 60_000;
    const choice = choose({ start: String(soonMs) });
    const at = (timeMs: number) => vi.setSystemTime(timeMs);
    vi.useFakeTimers({ toFake: ["Date"], now: pickedAt });
    try {
      const hold = await holdTime(services, choice, { address: newAddress() });
      const held = { ...choice, holdId: hold };
      at(pickedAt + 5 * 60_000);
      expect(await findPicked(services.bookings, held, { holdId: hold })).toEqual({ startMs: soonMs, minutes: 15 });
      expect((await readTimes(services.bookings, 15)).open).not.toContain(soonMs);
      expect(await refusal(holdTime(services, choice, { address: newAddress() }))).toMatchObject({
        code: "time-taken",
      });
      at(pickedAt + 11 * 60_000);
      expect(await refusal(book({ choice: held }))).toMatchObject({ code: "time-taken" });
      at(pickedAt + 9 * 60_000);
      expect((await book({ choice: held })).status).toBe("booked");
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ["a time in the past", { start: "1000000000000" }],
    ["a time off the step", { start: String(Date.now() + 3 * 86_400_000 + 1) }],
    ["a time beyond the horizon", { start: "9999999999999" }],
    ["no time", { start: "" }],
    ["garbage", { start: "1e3; DROP TABLE bookings" }],
  ])("says that %s can't be booked, and offers nearby times", async (_what, change) => {
    const { services, choose, book, stored } = await start();
    const choice = choose(change);
    expect(await refusal(book({ choice }))).toMatchObject({ code: "time-taken" });
    expect(await refusal(holdTime(services, choice, { address: newAddress() }))).toMatchObject({ code: "time-taken" });
    const { free } = await readTimes(services.bookings, 15);
    expect(nearbyTimes(free, choice.startMs)).toHaveLength(6);
    expect(await stored()).toEqual([]);
  });

  it("gives a message for each bad field, and books nothing", async () => {
    const { book, stored } = await start();
    const bad = { name: "", phone: "5", email: "dana@", topic: "<script>alert(1)</script>" };
    const { code, fields } = await refusal(book(bad));
    expect(code).toBe("invalid-fields");
    expect(Object.keys(fields ?? {}).sort()).toEqual(["email", "name", "phone", "topic"]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["no token", "", "form-token-refused"],
    ["a forged token", "booking.x.y.z", "form-token-refused"],
    ["another form's token", token(5000, "contact"), "form-token-refused"],
    ["yesterday's token", token(25 * 3_600_000), "form-token-refused"],
    ["a token from this second", undefined, "submission-too-fast"],
  ])("refuses %s", async (_what, given, code) => {
    const { book, stored } = await start();
    expect(await refusal(book({ _csrf: given ?? token(0) }))).toMatchObject({ code });
    expect(await stored()).toEqual([]);
  });

  it("holds a booking with the robot trap filled in until its visitor confirms it, and says so", async () => {
    const { book, stored, wake } = await start();
    const booking = await book({ website: "https://visitor.example" });
    expect(booking).toMatchObject({ status: "held", held_until: expect.any(Number), told_visitor: 1 });
    expect(await stored()).toHaveLength(1);
    expect(wake).toHaveBeenCalledTimes(1);
    expect(await refusal(book({ website: "http://spam.example", _csrf: "" }))).toMatchObject({
      code: "form-token-refused",
    });
  });

  it("holds a booking that reads like an advertisement until its visitor confirms it, and says so", async () => {
    const { book, stored, wake } = await start();
    const booking = await book({ topic: "[url=http://spam.example]cheap[/url]" });
    expect(booking).toMatchObject({ status: "held", held_until: expect.any(Number) });
    expect(await stored()).toHaveLength(1);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it("asks the fifth visitor in an hour from one network to confirm, and counts a repeated form once", async () => {
    const { free, choose, book } = await start();
    const network = newAddress().replace(/\d+$/, "");
    const statuses: string[] = [];
    for (const n of [1, 2, 3, 4, 5]) {
      const choice = choose({ start: String(free[10 + 3 * n]) });
      const sent = { choice, email: `v${n}@visitor.example`, _csrf: token() };
      statuses.push((await book(sent, network + n)).status);
      await book(sent, network + n);
    }
    expect(statuses).toEqual(["booked", "booked", "booked", "booked", "held"]);
  });

  it("sends an address no more emails than its limit, but still books the calls", async () => {
    const { free, choose, book, stored } = await start();
    for (let n = 0; n < 7; n++) {
      await book({ choice: choose({ start: String(free[10 + 3 * n]) }), email: "victim@visitor.example" });
    }
    expect((await stored()).map(({ told_visitor }) => told_visitor)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it("answers a repeated booking as booked, and counts it once", async () => {
    const { book, stored } = await start();
    const [address, sent] = [newAddress(), { _csrf: token() }];
    for (let press = 1; press <= 6; press += 1) expect((await book(sent, address)).status).toBe("booked");
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ["another person", { name: "Kwame Osei", email: "kwame@visitor.example" }],
    ["a digit of the number changed", { phone: "(480) 555-0143" }],
    ["another time", {}],
  ])("does not say booked to someone who goes back and sends the form with %s", async (what, change) => {
    const { free, choose, book, stored } = await start();
    const sent = { _csrf: token() };
    await book(sent);
    const choice = choose(what === "another time" ? { start: String(free[14]) } : {});
    expect((await refusal(book({ ...sent, ...change, choice }))).code).toBe("form-token-used");
    expect(await stored()).toHaveLength(1);
    const later = { ...change, choice: choose({ start: String(free[14]) }), _csrf: token() };
    expect((await book(later)).status).toBe("booked");
  });

  it("asks the fourth visitor in a minute from one address to confirm: a class shares one address", async () => {
    const { free, choose, book } = await start();
    const address = newAddress();
    const statuses: string[] = [];
    for (const start of [10, 12, 14, 16].map((index) => free[index])) {
      const sent = { choice: choose({ start: String(start) }), email: `v${start}@visitor.example` };
      statuses.push((await book(sent, address)).status);
    }
    expect(statuses).toEqual(["booked", "booked", "booked", "held"]);
  });
});

it("accepts only valid choices", () => {
  const read = (given: Record<string, unknown>) => readBookingChoice((name) => given[name]);
  const nothing = { minutes: 15, startMs: null, timeZone: null, day: null, holdId: null, isCorrection: false };
  expect(read({})).toEqual(nothing);
  expect(read({ minutes: "45", start: "-1", zone: "Mars/Olympus", day: "today", hold: "' OR 1=1" })).toEqual(nothing);
  expect(read({ zone: "+05:30", minutes: 30, start: ["1"], hold: {} })).toEqual(nothing);
  expect(read({ zone: `Asia/${"x".repeat(100)}` })).toEqual(nothing);
  const hold = "0198c0de-0000-4000-8000-000000000001";
  expect(read({ minutes: "30", start: "1795446000000", zone: "US/Eastern", day: "2026-11-25", hold })).toEqual({
    minutes: 30,
    startMs: 1_795_446_000_000,
    timeZone: "US/Eastern",
    day: "2026-11-25",
    holdId: hold,
    isCorrection: false,
  });
});
