import { describe, expect, it } from "vitest";
import { firstDayOf, monthField, monthNumber } from "./month-field.ts";

describe("a typed month", () => {
  it.each(["2/2027", "02/2027", "2-2027"])("is read from %j", (raw) => {
    expect(monthField.parse(raw)).toEqual({ ok: true, value: monthNumber("2027-02-01") });
  });

  it.each(["0/2027", "13/2027", "2027", "2/27", "Feb 2027"])("is not read from %j", (raw) => {
    expect(monthField.parse(raw).ok).toBe(false);
  });

  it("is written the way it is read, and has a first day", () => {
    expect(monthField.format(monthNumber("2027-12-01"))).toBe("12/2027");
    expect(firstDayOf(monthNumber("2027-12-01"))).toBe("2027-12-01");
  });
});
