import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTypedMoney, parseTypedPercent, parseTypedTerm } from "./typed-number.ts";

describe("parseTypedMoney", () => {
  it.each([
    ["1450", 1_450_00],
    ["$1,450", 1_450_00],
    [" $ 1 450.50 ", 1_450_50],
    ["265k", 265_000_00],
    ["1.2M", 1_200_000_00],
    [".5", 50],
    ["1.005", 1_01],
    ["0", 0],
    ["$1,450.", 1_450_00],
    ["１４５０", 1_450_00],
  ])("reads %j", (raw, cents) => {
    expect(parseTypedMoney(raw)).toEqual({ ok: true, value: cents });
  });

  it.each([
    ["", "empty"],
    ["  ", "empty"],
    ["$", "empty"],
    ["-5", "negative"],
    ["-$1,450", "negative"],
    ["1450,50", "decimal-comma"],
    ["1.450,00", "decimal-comma"],
    ["12,34", "decimal-comma"],
    ["about 900", "not-a-number"],
    ["1.2.3", "not-a-number"],
    ["1e9", "not-a-number"],
    ["0x10", "not-a-number"],
    ["k", "empty"],
    ["NaN", "not-a-number"],
    ["Infinity", "not-a-number"],
  ])("asks again about %j", (raw, problem) => {
    expect(parseTypedMoney(raw)).toEqual({ ok: false, problem });
  });

  it("reads back every amount in the way the site writes it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_00 }), (cents) => {
        const written = (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
        expect(parseTypedMoney(written)).toEqual({ ok: true, value: cents });
      }),
    );
  });

  it("never gives a number that is none", () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const typed = parseTypedMoney(raw);
        expect(!typed.ok || Number.isFinite(typed.value)).toBe(true);
      }),
    );
  });
});

describe("parseTypedPercent", () => {
  it.each([
    ["6.85", 0.0685],
    ["6.85 %", 0.0685],
    ["0", 0],
    [".5%", 0.005],
  ])("reads %j", (raw, rate) => {
    expect(parseTypedPercent(raw)).toEqual({ ok: true, value: rate });
  });

  it("questions a decimal comma instead of guessing", () => {
    expect(parseTypedPercent("6,5")).toEqual({ ok: false, problem: "decimal-comma" });
  });
});

describe("parseTypedTerm", () => {
  it.each([
    ["30", 360],
    ["30 years", 360],
    ["1 year", 12],
    ["2.5 y", 30],
    ["18 months", 18],
    ["1 mo", 1],
    ["0", 0],
  ])("reads %j as %i months", (raw, months) => {
    expect(parseTypedTerm(raw)).toEqual({ ok: true, value: months });
  });

  it.each([
    ["", "empty"],
    ["years", "empty"],
    ["-5", "negative"],
    ["thirty", "not-a-number"],
    ["2,5", "decimal-comma"],
  ])("finds %j %s", (raw, problem) => {
    expect(parseTypedTerm(raw)).toEqual({ ok: false, problem });
  });
});
