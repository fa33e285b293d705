import { site } from "#config/site.ts";

/** The parts of `config/site.ts` that say who lends and who pays. Each is empty until the business has filled it in. */
export type LenderSettings = {
  lender: { name: string; nmls: string; equalHousing: string };
  payForIntroductions: string;
};

/** Who makes the loan, or that we have not said so yet. */
export function lenderSentence({ lender: { name, nmls, equalHousing } }: LenderSettings): string {
  if (name === "" || nmls === "" || equalHousing === "") {
    return "We have not named the lender yet. Until we do, sign nothing for this loan and pay nothing for it. You may use any lender you like. Look each one up at nmlsconsumeraccess.org.";
  }
  return `${name} makes the loan. NMLS number ${nmls}: look it up at nmlsconsumeraccess.org. ${equalHousing}.`;
}

/** Whether anyone pays for an introduction, or that we have not said so yet. RESPA, 12 U.S.C. 2607. */
export function introductionSentence({ payForIntroductions }: LenderSettings): string {
  return payForIntroductions === ""
    ? "We have not said yet if anyone pays us for an introduction. Ask us, and ask them, before you use one."
    : payForIntroductions;
}

/** "Are you a lender?" in three or four words. */
export function lenderVerdict({ lender: { name, nmls, equalHousing } }: LenderSettings): string {
  return name === "" || nmls === "" || equalHousing === "" ? "No lender is named yet" : `${name} lends`;
}

export const lenderWords = lenderSentence(site);
export const introductionWords = introductionSentence(site);
