import { describe, expect, it } from "vitest";
import { firstDayOf, monthField, monthNumber } from "./month-field.ts";

describe("a typed month", () => {
  it.each([
    "2/2027",
    "02/2027",
    "2-2027",
    "2 2027",
    "2\u20102027",
    "2\u200e/2027",
    "２／２０２７",
    "\u00a02/2027\u00a0",
    "2027-02",
    "2027/2/15",
    "Feb 2027",
    "Feb. 2027",
    "february 15, 2027",
    "2/15/2027",
    "02/27",
    "2/27",
    "2-27",
    "2.27",
    "2 / 27",
    "2/15/27",
    "2/'27",
    "Feb '27",
    "Feb. ’27",
  ])("is read from %j", (raw) => {
    expect(monthField.parse(raw)).toEqual({ ok: true, value: monthNumber("2027-02-01") });
  });

  it.each([
    "0/2027",
    "13/2027",
    "2027",
    "13/27",
    "2/7",
    "Feb 27",
    "15/2/27",
    "Fob 2027",
    "Fe 2027",
    "0/1/2027",
    "15/2/2027",
    "2027-13",
    "about 2027",
  ])("is not read from %j", (raw) => {
    expect(monthField.parse(raw).ok).toBe(false);
  });

  it("takes two digits of a year as the nearest one that a field accepts", () => {
    const read = (raw: string) => monthField.parse(raw);
    expect(read("04/24")).toEqual({ ok: true, value: monthNumber("2024-04-01") });
    expect(read("8/27")).toEqual({ ok: true, value: monthNumber("2027-08-01") });
    expect(read("8/98")).toEqual({ ok: true, value: monthNumber("1998-08-01") });
    expect(read("1/00")).toEqual({ ok: true, value: monthNumber("2000-01-01") });
    expect(read("12/89")).toEqual({ ok: true, value: monthNumber("2089-12-01") });
  });

  it("is written the way it is read, and has a first day", () => {
    expect(monthField.format(monthNumber("2027-12-01"))).toBe("12/2027");
    expect(firstDayOf(monthNumber("2027-12-01"))).toBe("2027-12-01");
  });
});
