import { expect, it } from "vitest";
import { introductionSentence, lenderSentence, lenderVerdict } from "./lender-words.ts";

const empty = { lender: { name: "", nmls: "", equalHousing: "" }, payForIntroductions: "" };
const filled = {
  lender: { name: "Red Door Mortgage, LLC", nmls: "1234567", equalHousing: "Equal Housing Lender" },
  payForIntroductions: "No one pays us for an introduction.",
};

it("names the lender with its number and the Equal Housing line", () => {
  expect(lenderSentence(filled)).toBe(
    "Red Door Mortgage, LLC makes the loan. NMLS number 1234567: look it up at nmlsconsumeraccess.org. Equal Housing Lender.",
  );
});

it("says in few words who lends", () => {
  expect(lenderVerdict(filled)).toBe("Red Door Mortgage, LLC lends");
});

it("says plainly that there is no lender yet while a part is missing", () => {
  for (const part of ["name", "nmls", "equalHousing"] as const) {
    const half = lenderSentence({ ...filled, lender: { ...filled.lender, [part]: "" } });
    expect(half).toMatch(/^We have not named the lender yet\./);
    expect(half).not.toContain("1234567");
    expect(lenderVerdict({ ...filled, lender: { ...filled.lender, [part]: "" } })).toBe("No lender is named yet");
  }
});

it("says who pays for an introduction, or that it is not said yet", () => {
  expect(introductionSentence(filled)).toBe("No one pays us for an introduction.");
  expect(introductionSentence(empty)).toMatch(/^We have not said yet/);
});
