import { describe, expect, it } from "vitest";
import { dayField, dayNumber, dayOf } from "./model.ts";

describe("a typed day", () => {
  it.each(["2/28/2027", "02/28/2027", " 2 / 28 / 2027 "])("is read from %j", (raw) => {
    expect(dayField.parse(raw)).toEqual({ ok: true, value: dayNumber("2027-02-28") });
  });

  it.each(["2/29/2027", "13/1/2027", "2027-02-28", "tomorrow", "1/1/20270"])("is not read from %j", (raw) => {
    expect(dayField.parse(raw)).toEqual({ ok: false, problem: "not-a-number" });
  });

  it("is written the way it is read", () => {
    expect(dayField.format(dayNumber("2026-12-05"))).toBe("12/5/2026");
    expect(dayOf(dayNumber("2028-02-29"))).toBe("2028-02-29");
  });
});
