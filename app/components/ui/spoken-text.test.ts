import { describe, expect, it } from "vitest";
import { problemToSay } from "./spoken-text.tsx";

describe("what is said of the problems in a form", () => {
  const [rate, fees] = ["Type the rate.", "Type the fees."];

  it("is the one that came last, wherever its field stands", () => {
    expect(problemToSay({}, null, { fees })).toBe(fees);
    expect(problemToSay({ fees }, fees, { rate, fees })).toBe(rate);
    expect(problemToSay({ rate }, rate, { rate, fees })).toBe(fees);
    expect(problemToSay({ rate, fees }, fees, { rate, fees: "Type less." })).toBe("Type less.");
  });

  it("stays the same while others are fixed, and is the one that is left after it", () => {
    expect(problemToSay({ rate, fees }, fees, { fees })).toBe(fees);
    expect(problemToSay({ rate, fees }, fees, { rate, fees: undefined })).toBe(rate);
    expect(problemToSay({ rate }, rate, {})).toBeNull();
  });
});
