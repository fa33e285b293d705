import { describe, expect, it } from "vitest";
import { sampleEstimates } from "#app/content/loans/sample-estimates.ts";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { sumCents } from "#app/domain/money.ts";
import { askWords, checkWords, estimatesHeadline, unlikeWords } from "./estimate-words.ts";
import { type EstimateTexts, readEstimate } from "./read-estimate.ts";
import { partsOf } from "./side-by-side.tsx";

const [sampleA, sampleB] = sampleEstimates;
const read = (...forms: EstimateTexts[]) => forms.map(readEstimate);
const said = (...forms: EstimateTexts[]) => {
  const { start, figure, end, more } = estimatesHeadline(read(...forms));
  return { sentence: start + figure + end, more };
};

describe("the sentence", () => {
  it("names the cheaper loan, and says by how much", () => {
    const { lock, ...unlocked } = sampleA;
    expect(said(unlocked, sampleB)).toEqual({
      sentence: "Sample lender B costs $317 less over five years than Sample lender A.",
      more: "That is $93,096 against $93,413, without what pays off the loan.",
    });
  });

  it("warns while the forms are not for the same loan", () => {
    expect(said(sampleA, sampleB).more).toMatch(/not the same loan yet/);
  });

  it("asks for the missing boxes, and for a second form", () => {
    expect(said().more).toBe("");
    expect(said({ rate: "6%" }).more).toBe("Estimate 1 still needs: Loan Amount, Loan Term, A. Origination Charges.");
    expect(said({ rate: "6%", product: "adjustable" }).more).toMatch(/both boxes of “In 5 Years”/);
    expect(said(sampleA)).toEqual({
      sentence: "Sample lender A costs $93,413 over five years.",
      more: "Type a second one to compare them.",
    });
  });

  it("counts a lender credit: the higher rate is cheaper while the credit lasts", () => {
    const loan = { loan: "320,000", term: "30 years", origination: "1,800" };
    const alpha = { ...loan, lender: "Alpha", rate: "6.5%", payment: "2,022.62", prepaidInterest: "855" };
    const beta = { ...loan, lender: "Beta", rate: "6.625%", payment: "2,049.00", prepaidInterest: "871" };
    expect(said(alpha, beta).sentence).toBe("Alpha costs $2,026 less over five years than Beta.");
    expect(said(alpha, { ...beta, credits: "4,000" })).toEqual({
      sentence: "Beta costs $1,974 less over five years than Alpha.",
      more: expect.stringMatching(/with the lender credits taken off\.$/),
    });
    expect(said(alpha, { ...beta, credits: "2,026" }).sentence).toBe("Beta and Alpha cost the same over five years.");
    expect(said(alpha, { ...beta, credits: "1,500" }).sentence).toBe(
      "Alpha costs $526 less over five years than Beta.",
    );
  });

  it("counts a credit that is typed as the form prints it", () => {
    const loan = { loan: "400,000", term: "30", rate: "6.5%", origination: "4,000" };
    for (const credits of ["-3,500", "(3,500)", "−$3,500"]) {
      expect(said(loan, { ...loan, lender: "B", credits }).sentence, credits).toMatch(/^B costs \$3,500 less/);
    }
  });

  it("takes the credit off the printed five years, too, which leave it out", () => {
    const printed = { lender: "Gamma", paid: "60,000", principal: "20,000", product: "adjustable" };
    const other = { ...printed, lender: "Delta", paid: "60,900", credits: "1,000" };
    expect(said(printed, other).sentence).toBe("Delta costs $100 less over five years than Gamma.");
  });

  it("draws a credit off the loan costs first, and the parts add up to the cost", () => {
    const one = { loan: "200,000", term: "30", rate: "7", origination: "1,000", insurance: "80", credits: "2,500" };
    for (const form of [one, { ...one, credits: "400" }, { ...one, rate: "0", credits: "900,000" }]) {
      const estimate = readEstimate(form, 0);
      const parts = partsOf(estimate);
      expect(sumCents(parts.map(({ drawnCents }) => drawnCents))).toBe(Math.max(0, estimate.costCents ?? 0));
      expect(sumCents(parts.map(({ cents }) => cents)) - (estimate.boxes.credits ?? 0)).toBe(estimate.costCents);
    }
  });

  it("says when two loans cost the same", () => {
    expect(said(sampleA, { ...sampleA, lender: "Pine" }).sentence).toBe(
      "Sample lender A and Pine cost the same over five years.",
    );
  });
});

describe("the remarks", () => {
  it("call out a lock and a loan type that differ", () => {
    expect(unlikeWords(read(sampleA, { ...sampleB, loanType: "fha" }))).toEqual([
      {
        title: "The loan types differ",
        text: "Sample lender A: Conventional. Sample lender B: FHA. Their insurance and fees work differently. Ask each lender for the same type.",
      },
      {
        title: "One rate is locked, another is not",
        text: "Sample lender A: until March 15, 2027. Sample lender B: not locked. A rate that is not locked can rise until closing. Ask what each rate is with the same lock.",
      },
    ]);
  });

  it("name a printed figure that does not match its boxes, with both figures", () => {
    const wrong = { ...sampleA, apr: "6.6%", payment: "$1,691.23", tip: "100%", paid: "$90,000", principal: "$20,000" };
    expect(read(wrong).flatMap(checkWords)).toHaveLength(5);
    expect(read({ ...sampleA, apr: "6.6%" }).flatMap(checkWords)[0]?.text).toMatch(
      /^The form says 6\.6%\. The fees that count make 7\.13\d?%, and the law allows 0\.125% either way\./,
    );
    expect(read({ ...sampleA, apr: "9%" }).flatMap(checkWords)[0]?.text).toMatch(/Even with all of A, B and C/);
    expect(read({ ...sampleA, apr: "7.27%" }).flatMap(checkWords)[0]?.text).toMatch(/Some fees in B or C count, too/);
  });

  it("say to ask for a match in section A, for prices from others in section C, and for the rate without points", () => {
    const titles = askWords(read(sampleA, sampleB)).map(({ title }) => title);
    expect(titles).toEqual([
      "Sample lender B: section A",
      "Sample lender B: section C",
      "Sample lender B: the lower rate",
    ]);
  });

  it("say to ask about a penalty, a balloon, a payment that can rise and a credit", () => {
    const odd = { ...sampleA, features: "both", product: "adjustable", credits: "500" };
    expect(askWords(read(odd)).map(({ title }) => title.replace("Sample lender A: ", ""))).toEqual([
      ...["the prepayment penalty", "the balloon payment", "the payment can rise", "the lender credit"],
    ]);
  });

  it("say nothing the law forbids", () => {
    const odd = { ...sampleA, features: "both", product: "adjustable", credits: "500", loanType: "va", term: "15" };
    const forms = read(sampleB, odd, { ...sampleA, apr: "5%", payment: "1", loan: "240,000" });
    const all = [...unlikeWords(forms), ...forms.flatMap(checkWords), ...askWords(forms)];
    const found = all.flatMap(({ title, text }) => checkClaims(`${title}. ${text}`)).map(({ rule }) => rule);
    // The form itself calls the product "Fixed Rate".
    expect(found.filter((rule) => rule !== "fixed")).toEqual([]);
  });
});
