import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTypedMoney, parseTypedPercent, parseTypedRate, parseTypedTerm } from "./typed-number.ts";

describe("parseTypedMoney", () => {
  it.each([
    ["1450", 1_450_00],
    ["$1,450", 1_450_00],
    [" $ 1 450.50 ", 1_450_50],
    ["265k", 265_000_00],
    ["1.2M", 1_200_000_00],
    [".5", 50],
    [".005", 1],
    ["1.0050", 1_01],
    ["0.500", 50],
    ["58,5k", 58_500_00],
    ["58,50 K", 58_500_00],
    ["1,2m", 1_200_000_00],
    ["1.250m", 1_250_000_00],
    ["60 grand", 60_000_00],
    ["8\u200e5000\u202c", 85_000_00],
    ["\u00a0$\u202f85\u00a0000\u00a0", 85_000_00],
    ["８５，０００", 85_000_00],
    ["＄85000", 85_000_00],
    ["1'200", 1_200_00],
    ["1’200’000.50", 1_200_000_50],
    ["about 4000", 4_000_00],
    ["~$4,000", 4_000_00],
    ["$4,000+", 4_000_00],
    ["Around 60k", 60_000_00],
    ["0", 0],
    ["$1,450.", 1_450_00],
    ["１４５０", 1_450_00],
    ["US$1,450", 1_450_00],
    ["US$ 1,450.50", 1_450_50],
    ["usd 1450", 1_450_00],
    ["1,450 USD", 1_450_00],
    ["1450 dollars", 1_450_00],
    ["265 thousand", 265_000_00],
    ["$1 1/2 million", 1_500_000_00],
  ])("reads %j", (raw, cents) => {
    expect(parseTypedMoney(raw)).toEqual({ ok: true, value: cents });
  });

  it.each([
    ["", "empty"],
    ["  ", "empty"],
    ["$", "empty"],
    ["-5", "negative"],
    ["-$1,450", "negative"],
    ["-US$5", "negative"],
    ["US$-5", "negative"],
    ["1,45,0", "not-a-number"],
    ["5%", "not-a-number"],
    ["\u22125", "negative"],
    ["\u200e-$5", "negative"],
    ["900 a month", "not-a-number"],
    ["900 or 950", "not-a-number"],
    ["1 2", "not-a-number"],
    ["1 200 50", "not-a-number"],
    ["12 34 567", "not-a-number"],
    ["1'20", "not-a-number"],
    ["4k5", "not-a-number"],
    ["1.2.3", "not-a-number"],
    ["1e9", "not-a-number"],
    ["0x10", "not-a-number"],
    ["k", "empty"],
    ["NaN", "not-a-number"],
    ["Infinity", "not-a-number"],
  ])("asks again about %j", (raw, problem) => {
    expect(parseTypedMoney(raw)).toEqual({ ok: false, problem });
  });

  it.each([
    ["1450,50", "1450.50"],
    ["1.450,00", "1450.00"],
    ["$12,34", "12.34"],
  ])("questions the comma in %j", (raw, meant) => {
    expect(parseTypedMoney(raw)).toEqual({ ok: false, problem: "separators", meant });
  });

  it.each([
    ["1.450", "1,450"],
    ["$85.000", "85,000"],
    ["265.000 dollars", "265,000"],
    ["1.265.000", "1,265,000"],
    ["085.000", "85,000"],
    ["85\u200e.000", "85,000"],
    ["８５．０００", "85,000"],
    ["about 85.000", "85,000"],
    ["85.000k", "85,000"],
    ["85,000k", "85,000"],
    ["1.450k", "1,450"],
  ])("asks whether %j is %s", (raw, meant) => {
    expect(parseTypedMoney(raw)).toEqual({ ok: false, problem: "separators", meant });
  });

  it("reads every amount back the way the site writes it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_00 }), (cents) => {
        const written = (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
        expect(parseTypedMoney(written)).toEqual({ ok: true, value: cents });
      }),
    );
  });

  it("never returns NaN or Infinity", () => {
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
    ["6 7/8", 0.06875],
    ["6-7/8 %", 0.06875],
    ["6⅞", 0.06875],
    ["7/8%", 0.00875],
    ["6 13/16", 0.068125],
    ["6.85 percent", 0.0685],
    ["6.8755", 0.068755],
    ["6.87554", 0.068755],
    ["0.0685%", 0.000685],
    ["6,5", 0.065],
    ["6,875", 0.06875],
    ["6,5 %", 0.065],
    [",5", 0.005],
    ["6.5\u200e%\u200e", 0.065],
    ["６．５％", 0.065],
    ["about 6.5%", 0.065],
  ])("reads %j", (raw, rate) => {
    expect(parseTypedPercent(raw)).toEqual({ ok: true, value: rate });
  });

  it("asks about a comma followed by more digits than a rate has", () => {
    expect(parseTypedPercent("6,8755")).toEqual({ ok: false, problem: "separators", meant: "6.8755" });
  });

  it.each(["6 8/8", "6 7/9", "67/8", "6 7/8/2", "6 1.5/8"])("reads no fraction in %j", (raw) => {
    expect(parseTypedPercent(raw)).toMatchObject({ ok: false, problem: "not-a-number" });
  });
});

describe("parseTypedRate", () => {
  it.each([
    ["0.0685", "6.85%"],
    [".07", "7%"],
    ["0.0625", "6.25%"],
    [" 0.06875 ", "6.875%"],
    ["0,068", "6.8%"],
    ["0.0685\u200e", "6.85%"],
    ["０.0685", "6.85%"],
  ])("asks whether %j is %s", (raw, meant) => {
    expect(parseTypedRate(raw)).toEqual({ ok: false, problem: "share-of-one", meant });
  });

  it.each([
    ["0.0685%", 0.000685],
    ["0.1", 0.001],
    ["0", 0],
    ["0.5", 0.005],
    ["6.85", 0.0685],
  ])("reads %j as written", (raw, rate) => {
    expect(parseTypedRate(raw)).toEqual({ ok: true, value: rate });
  });
});

describe("parseTypedTerm", () => {
  it.each([
    ["30", 360],
    ["30 years", 360],
    ["1 year", 12],
    ["2.5 y", 30],
    ["18 months", 18],
    ["30-year", 360],
    ["30\u00a0years\u200b", 360],
    ["1 mo", 1],
    ["2 1/2 years", 30],
    ["0", 0],
  ])("reads %j as %i months", (raw, months) => {
    expect(parseTypedTerm(raw)).toEqual({ ok: true, value: months });
  });

  it.each([
    ["", "empty"],
    ["years", "empty"],
    ["-5", "negative"],
    ["thirty", "not-a-number"],
    ["2,5", "separators"],
  ])("calls %j %s", (raw, problem) => {
    expect(parseTypedTerm(raw)).toMatchObject({ ok: false, problem });
  });
});
