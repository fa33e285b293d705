// cspell:words puntaje subirá puntos
// cspell:ignore garantizamos tasa baja devolvemos dinero conteste demanda conviene bancarrota
import { describe, expect, it, test } from "vitest";
import { starterTemplates } from "#app/content/desk/starter-templates.ts";
import { placeSentence } from "#app/domain/desk/placed-words.ts";
import { fillFields } from "#app/domain/desk/template-fields.ts";
import { site } from "#config/site.ts";
import { checkClaims, mustChange } from "./claim-check.ts";
import { claimRules } from "./rules.ts";

/** Sentences that a rule has to find, listed by rule. */
const bad: Record<string, readonly string[]> = {
  guarantee: [
    "With that your score is guaranteed to pass 640 by June.",
    "We guarantee a higher score.",
    "Our results come with a guarantee.",
    "I promise you a loan by spring.",
    "Success is assured once you sign.",
    "This is a sure thing for someone like you.",
    "You can’t fail with our plan.",
    "Guaranteeing results is what we do.",
    "Want a guaranteed 700 score?",
  ],
  "score-promise": [
    "Your score will rise once this is paid.",
    "Your credit score will go up next month.",
    "We raise your score by 80 points.",
    "We can boost your credit score by up to 100.",
    "You get 50 points in 90 days, so start today.",
    "Pay it and add 40 points.",
    "The score is going to improve after that.",
    "Your score will reach 700.",
  ],
  "points-promise": [
    "Pay the card, and your score goes up 40 points.",
    "Paying this adds 35 points to your score.",
    "You should see a rise of forty-five points.",
    "This gives you a 25-point boost.",
    "Expect 60 points more by May.",
    "The repaired limit is worth 15 to 20 points to you.",
    "With both fixed you gain a hundred points.",
    "Su puntaje subirá 40 puntos.",
    "We will raise your score to 640 by March.",
    "That’ll get you past 700.",
    "I am going to bring your credit score up to 680.",
  ],
  "our-promise": [
    "I promise we will raise your score by March.",
    "We promise the marks come off your report.",
    "I swear this loan closes in May.",
    "We can promise that you get the keys.",
  ],
  "approval-promise": [
    "You will qualify for this loan.",
    "You’ll be approved.",
    "Everyone gets approved with this lender.",
    "It is instant approval.",
    "Nobody is turned down here.",
    "You’re already approved.",
    "You will definitely get the mortgage.",
    "Approval is certain at 620.",
    "100% approval, whatever your score.",
  ],
  "remove-accurate": [
    "We remove accurate items from your report.",
    "We can delete all negative items.",
    "Let us wipe your bad credit.",
    "I will get rid of those collections.",
    "We erase bankruptcy from your file.",
    "We remove late payments.",
    "This clears your negative history.",
    "We get that off: removing any charge-off is our work.",
    "Deleting late payments takes a month.",
    "We make your old debts disappear.",
  ],
  misstate: [
    "Tell the bureau it is not yours.",
    "Just dispute everything on the report.",
    "Dispute all accounts at once.",
    "Leave that debt off your application.",
    "Say the debt was not mine.",
    "You can hide the second income from the lender.",
    "Dispute every item, right or wrong.",
  ],
  "new-identity": [
    "You can get a new credit identity.",
    "Use a CPN on the form.",
    "A fresh credit file helps.",
    "Apply for an EIN instead of your number.",
    "With a credit privacy number you start over.",
    "Start over with a new number.",
  ],
  "pay-first": [
    "There is a setup fee before we start on your credit.",
    "Please pay us today so that our work can begin.",
    "We take an upfront fee of $99 for credit repair.",
    "The enrollment fee starts our work on your disputes.",
    "Pay in advance and we begin.",
  ],
  "waive-rights": [
    "By signing you waive your right to cancel.",
    "You cannot cancel after you sign.",
    "No refunds once we begin.",
    "You give up your right to a copy.",
  ],
  government: [
    "We are approved by HUD.",
    "This is a government-approved company.",
    "I am writing on behalf of the FHA.",
    "We are partnered with Fannie Mae.",
    "Our program is endorsed by the federal government.",
    "We are a HUD office in Mesa.",
    "We are affiliated with the VA.",
  ],
  counselor: [
    "I am your counselor.",
    "Ana is your credit counselor.",
    "Our counselors call you.",
    "As your mortgage counselor, I say yes.",
  ],
  "lowest-rate": [
    "You get the lowest rate with us.",
    "We have the best mortgage rates.",
    "We beat any rate.",
    "These are rock-bottom rates.",
    "No lender offers a lower one, so take our lowest rates.",
  ],
  fixed: [
    "It is a fixed payment.",
    "Take the fixed rate.",
    "You have a payment that never changes.",
    "We have a locked-in rate for you.",
  ],
  pressure: [
    "Act now.",
    "This offer ends today.",
    "It is a limited-time program.",
    "This is your last chance.",
    "Hurry, they go fast.",
    "Only 3 spots left.",
    "Call me urgently.",
    "Don’t miss out on this.",
  ],
  preapproved: [
    "You are preapproved for a loan.",
    "You have been pre-approved with our lender for you.",
    "Your pre-approved offer is here.",
    "You’re pre-qualified for this home.",
  ],
  "debt-gone": [
    "We eliminate your debts.",
    "Be debt-free in two years.",
    "Your debt will be forgiven in March.",
    "We wipe out all the card debt.",
  ],
  "free-loan": ["It is a free mortgage.", "You get a no-cost refinance.", "There are no fees at all."],
  secret: [
    "I know a loophole.",
    "A little-known trick works here.",
    "A credit sweep does it.",
    "We send 609 letters.",
    "This is what the bureaus don’t want you to know.",
  ],
  "fast-repair": [
    "We fix your credit in 30 days.",
    "You get results within 10 days on your report.",
    "It is an overnight credit repair.",
    "We repair bad credit in weeks, so fix credit in just days.",
  ],
  "success-share": [
    "We have a 98% success rate.",
    "85 percent approval is our record.",
    "95% of our clients own a home.",
  ],
  "equal-treatment": [
    "It is a safe white neighborhood.",
    "The house has no vouchers.",
    "It is perfect for young couples.",
  ],
  "rate-promise": [
    "Your payment will never go up.",
    "You will get 5.9% with us.",
    "We get you a lower rate than anyone.",
    "Les garantizamos la tasa más baja.",
  ],
  "free-claims": [
    "You get every penny back if you are not happy.",
    "The state gives it to everyone, and you never pay it back.",
    "There is no risk for you.",
    "Le devolvemos su dinero.",
  ],
  "stop-paying": [
    "Stop paying the cards while we work.",
    "Ignore the summons.",
    "Don’t call the bureaus yourself.",
    "No conteste la demanda.",
  ],
  "legal-tax-advice": [
    "You should sue them, you would win.",
    "You can deduct your rent.",
    "That debt is past the statute, so they can’t collect.",
    "Le conviene la bancarrota.",
  ],
  "down-payment": [
    "You can buy a home with 3% down.",
    "FHA loans ask for 3.5% down.",
    "The down payment of $9,000 is all the mortgage needs.",
  ],
  "payment-amount": ["The mortgage would be $1,590 a month.", "Your loan has monthly payments of $1,430."],
  period: ["The loan has 360 monthly payments.", "You get 30 years to repay the mortgage."],
  "finance-charge": ["The lender has a 1% origination fee.", "The loan has a finance charge of $900."],
  "rate-alone": ["The mortgage has a rate of 6.25%.", "Interest is 6% on this loan."],
};

/** Sentences that say nothing wrong. */
const good = [
  "I promise to call you before we close on Friday.",
  "We promise to answer you within 24 hours.",
  "You will need to get your score to 640 before most lenders look at the loan.",
  "A paid card can bring a score up to 640 for some people, and not for others.",
  "Nobody can guarantee a result.",
  "We do not guarantee a score.",
  "No one can promise you a loan.",
  "There is no guarantee, and nobody can say when.",
  "If someone guarantees a score, walk away.",
  "A company that promises a new credit identity is a scam.",
  "Can you guarantee my score?",
  "We never remove accurate items.",
  "Accurate items cannot be removed.",
  "You can ask the bureau to delete items that are inaccurate.",
  "The bureau has to remove what cannot be verified.",
  "Nobody can remove accurate late payments.",
  "Dispute only what is wrong.",
  "Don’t dispute everything at once.",
  "A CPN is illegal.",
  "Many a CPN was stolen from a child.",
  "Never pay an upfront fee for credit repair.",
  "You pay nothing before the work is done.",
  "FHA has an upfront premium at closing.",
  "You can cancel within three business days.",
  "Find a counselor approved by HUD.",
  "A HUD-approved housing counselor is free.",
  "We are a private business, not approved by HUD.",
  "FHA loans are insured by the government.",
  "The USDA guaranteed housing loan has an annual fee.",
  "Compare at least three Loan Estimates.",
  "Nobody has the lowest rate for everybody.",
  "The rate is fixed for all 30 years.",
  "A fixed rate stays the same until the loan is paid.",
  "Take the time you need.",
  "Once a lender has seen your papers, you are preapproved.",
  "A preapproval letter helps with an offer.",
  "A lender tells you whether you are preapproved.",
  "Pay the card below $300 first.",
  "Your rent of $1,450 a month ends in June.",
  "You wrote that you save $350 a month.",
  "Your income is $4,850 a month before tax.",
  "There is no money down with a VA loan.",
  "A VA loan can ask for 0% down.",
  "Your score is 612 in the app of your bank.",
  "Send the third report when the code comes.",
  "We talk on Friday at 9:30 AM your time.",
  "The medical bill is from 2024.",
  "The bureau usually has 30 days to answer.",
  "This often helps a score. No one can say by how much, or when.",
  "The loan is $250,000 at an APR of 6.9%. It has 30-year terms with payments of $1,647 a month.",
  "I read your three reports.",
  "Please black out your Social Security number.",
  "A late payment stays for seven years.",
  "Only a lender decides.",
  "Just reply here, or call (480) 555-0142.",
  "Call us at (480) 555-0142 by Friday.",
  "I tried to call you at 480-555-0142 today.",
  "I will call you on +1 602 612 0199 within 30 days.",
  "My number is 1-800-555-0142, and I will be there until 5.",
  "You call 555 by Friday.",
  "We will be at 555 Main Street by noon.",
  "What is accurate can stay for as long as the law allows.",
];

/** Numbers of points that promise none. Some are marked, because they look alike; none keeps a letter back. */
const pointsOfNoPromise = [
  "A paid-off card can raise a score by 20 points.",
  "Paying a card down often raises a score by 10 to 20 points.",
  "Your score may rise 20 points, or not at all.",
  "Your score went up 40 points since May.",
  "You need 20 more points for that program.",
  "A late payment can cost 60 points.",
  "No one can say that your score goes up 40 points.",
  "The three bureaus can be 30 points apart.",
  "I will give you ten points to check on the report.",
  "The card gives you 500 reward points.",
  "Your 45-point rise is good news.",
];

describe("a text about credit and loans", () => {
  const rows = Object.entries(bad).flatMap(([rule, sentences]) => sentences.map((sentence) => [rule, sentence]));

  test.each(rows)("is caught by %s: %s", (rule, sentence) => {
    expect(checkClaims(sentence ?? "").map((one) => one.rule)).toContain(rule);
    if (rule === "points-promise") expect(mustChange(checkClaims(sentence ?? ""))).toBe(true);
  });

  test.each(good)("is let through: %s", (sentence) => {
    expect(checkClaims(sentence).map(({ rule, words }) => `${rule}: ${words}`)).toEqual([]);
  });

  test.each(pointsOfNoPromise)("is not held back: %s", (sentence) => {
    expect(mustChange(checkClaims(sentence))).toBe(false);
  });

  test.each(starterTemplates)("is let through as our own template: $title", ({ words }) => {
    const filled = { office_phone: site.phone.display, office_hours: "Mon to Fri, 9 AM to 6 PM", signature: "Ana" };
    const values = { ...filled, first_name: "Dana", reference: "r1", due: "Monday, November 30, 2026 at 4:00 PM EST" };
    expect(checkClaims(fillFields(words, values)).map((one) => `${one.rule}: ${one.sentence}`)).toEqual([]);
  });

  it("is tested with at least 120 sentences and some for each rule, and no rule suggests what another one catches", () => {
    expect(rows.length + good.length).toBeGreaterThanOrEqual(120);
    expect(claimRules.filter(({ id }) => !bad[id]).map(({ id }) => id)).toEqual([]);
    for (const { id, instead } of claimRules) {
      expect([id, checkClaims(instead).filter(({ severity }) => severity === "change")]).toEqual([id, []]);
    }
  });
});

describe("a finding", () => {
  const letter =
    "Hi Dana,\n\nPay the card first. With that your score is guaranteed to pass 640 by June.\n\nThe rate is 6.5%. Ana";

  it("names the line, sentence, words and law, and offers a replacement sentence", () => {
    const [first] = checkClaims(letter);
    expect(first).toMatchObject({
      rule: "guarantee",
      severity: "change",
      line: 3,
      words: "guaranteed",
      sentence: "With that your score is guaranteed to pass 640 by June.",
      law: expect.stringContaining("1679b"),
    });
    if (!first) return;
    const changed = placeSentence(letter, first)?.words ?? "";
    expect(changed).toContain("Pay the card first. No one can say by how much, or when.");
    expect(mustChange(checkClaims(letter))).toBe(true);
    expect(mustChange(checkClaims(changed))).toBe(false);
  });

  it.each(["We guarantee a loan to everyone.", "Act now and the rate is yours."])(
    "comes only from set words where these have to change: %s",
    (sentence) => {
      expect(checkClaims(sentence).map(({ severity }) => severity)).toEqual(["change"]);
    },
  );

  it("is reported in the order of the text, and a decimal point doesn't end a sentence", () => {
    const lines = checkClaims("Act now.\nWe guarantee it at 6.5% and more.").map(({ line, sentence }) => [
      line,
      sentence,
    ]);
    expect(lines).toEqual([
      [1, "Act now."],
      [2, "We guarantee it at 6.5% and more."],
    ]);
  });

  it("asks for the other terms until they appear with the figure", () => {
    const alone = checkClaims("The mortgage would be $1,590 a month.");
    expect(alone).toMatchObject([
      { rule: "payment-amount", severity: "look", why: expect.stringContaining("the APR") },
    ]);
    const adjustable = "The mortgage would be $1,590 a month over 360 months, 6.9% APR, adjustable.";
    expect(checkClaims(adjustable)).toMatchObject([{ why: expect.stringContaining("that it may rise") }]);
    expect(checkClaims(`${adjustable} It can rise after five years.`)).toEqual([]);
  });
});
