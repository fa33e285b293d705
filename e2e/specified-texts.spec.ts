import { parse } from "node-html-parser";
import { allClaims } from "#app/content/claims/all-claims.ts";
import { expect, test } from "./support/test.ts";

/** The figure of a claim, which an editor may change. */
function claimed(id: string): string {
  const claim = allClaims.find((each) => each.id === id);
  if (!claim) throw new Error(`There is no claim ${id}`);
  return claim.figure;
}

/** What the specification names for each page, as a reader without JavaScript finds it. */
const specified: Record<string, readonly string[]> = {
  "/": [
    "Your Path from Renting to Owning",
    "Start Your Journey",
    "Learn How It Works",
    claimed("families-helped"),
    "families helped",
    "average months to own",
    claimed("success-rate"),
    "success rate",
    "Credit Analysis",
    "5 of 7",
    "650",
    "720",
    "90 days",
    "Pre-Approval",
    "Keys",
  ],
  "/features": [
    "Advanced Credit Repair",
    "Financial Assistance Matching",
    "Tenant-to-Owner Transition Support",
    "Credit Analysis",
    "Program Matching",
    "Application Support",
    "Pre-Approval",
    "Home Shopping",
    "Closing",
  ],
  "/blog": [
    "Search",
    "Browse by Category",
    "Getting Started",
    "Credit Repair",
    "Financial Planning",
    "Home Buying Process",
    "Mortgage Types",
    "Success Stories",
    "Latest Reports",
    `Join ${claimed("newsletter-readers")} homebuyers getting weekly insights. Unsubscribe anytime.`,
    "Subscribe",
  ],
  "/credit-repair": [
    "Start Credit Repair",
    "300–579",
    "Poor",
    "Fair",
    "Good",
    "Very Good",
    "Excellent",
    "Credit Analysis",
    claimed("reply-time"),
    "Dispute Generation",
    "1–2 days",
    "Monitoring & Updates",
    "30–90 days",
    "Mortgage Ready",
    "3–6 months",
    claimed("credit-points-increase"),
    claimed("credit-days"),
    claimed("credit-success"),
    claimed("points-in-90-days"),
    claimed("credit-repair-price"),
    claimed("credit-guarantee"),
    `mortgage-ready at ${claimed("mortgage-ready-score")}`,
  ],
  "/financial-aid": [
    "Find My Programs",
    "Calculate Savings",
    "Home Price",
    "Annual Income",
    "Schedule Consultation",
    claimed("assistance-first-time-buyer"),
    claimed("assistance-local"),
    claimed("assistance-employer"),
    claimed("assistance-closing-costs"),
    claimed("assistance-gifts"),
    claimed("assistance-rate"),
    claimed("assistance-sample-savings"),
  ],
  "/mortgage-solutions": [
    "Get Pre-Qualified",
    "Calculate Payment",
    "Learn More",
    "Payment",
    "Affordability",
    "Refinance",
    "Quick Rate Check",
    "Loan Amount",
    "Down Payment",
    "Credit Score",
    "740+",
    "680-739",
    "620-679",
    "580-619",
    "Get My Rate",
    claimed("fha-rate"),
    claimed("conventional-rate"),
    claimed("va-rate"),
    claimed("usda-rate"),
    claimed("fha-down"),
    claimed("conventional-score"),
    claimed("fha-score"),
    claimed("usda-score"),
  ],
  "/first-time-buyers": ["29%", "Preparation", "Shopping", "Closing", claimed("education-hours")],
  "/resources": [
    "Quick Affordability Check",
    "Annual Income",
    "Monthly Debts",
    "Down Payment",
    "Monthly Payment Calculator",
    "Home Price",
    "Interest Rate",
    "View All",
    claimed("library-guides"),
    claimed("assistance-programs"),
    claimed("library-downloads"),
  ],
  "/loan-programs": ["Conventional", "FHA", "VA", "USDA", "Jumbo", "Down Payment Assistance Programs", "Best for"],
  "/mortgage-process": [
    "Pre-Qualification",
    "5–10 minutes",
    "Pre-Approval",
    "1–3 days",
    "House Hunting",
    "2–8 weeks",
    "Purchase Agreement",
    "Final Application",
    "1–2 days",
    "Processing and Underwriting",
    "2–4 weeks",
    "Final Approval",
    "2–3 days",
    "Closing",
    "1–2 hours",
    "Required Documents Checklist",
  ],
  "/how-it-works": [
    "Credit Analysis and Opportunity Identification",
    "24–48 hours",
    "Credit Repair Implementation",
    "Score Improvement and Monitoring",
    "60–120 days",
    "Down Payment Assistance Exploration",
    "1–2 weeks",
    "Realtor Connection and Home Search",
    "72%",
    "3 of 4 milestones",
    "Complete Pre-Approval",
    "Upload Documents",
    "Complete",
    "In Progress",
    "Upcoming",
    "Why Our Process Works",
    "Start My Journey",
    "Talk to an Expert",
    "Start Your Journey Today",
    "Start Your Analysis",
    "Use Our Calculators",
    "Get Pre-Qualified",
  ],
  "/careers": [
    "Apply Online",
    "Initial Screen",
    "Team Interview",
    "Final Decision",
    claimed("training-budget"),
    claimed("parental-leave"),
    "Apply",
  ],
  "/get-started": [
    "Get Your Free Credit Analysis",
    "within 24 hours",
    "First name",
    "Last name",
    "Email",
    "Phone",
    "Message",
    "Free credit analysis",
    "Personalized action plan",
    "Down payment assistance matching",
    "Expert guidance",
    claimed("families-helped"),
    claimed("rating"),
    "Prefer to Talk?",
    "(optional)",
    "a talk of 15 minutes",
    "AnnualCreditReport.com",
    "Get it in writing",
  ],
  "/form-success": [
    "Message Sent Successfully",
    "Thank You for Reaching Out!",
    "24 hours",
    "15 minutes",
    "AnnualCreditReport.com",
    "Get it in writing",
  ],
  "/credit-repair-landing": [
    claimed("rating"),
    claimed("assistance-found"),
    claimed("success-stories"),
    claimed("average-timeline"),
    claimed("average-score-increase"),
    claimed("approval-rate"),
    "rent trap",
    "Privacy",
    "Terms",
    "Contact",
  ],
  "/ccpa": ["45 days", "15 days", "12 months", "Access", "Delete", "Correct", "Opt"],
  "/accessibility": ["24 hours", "same business day", "48 hours", "Assistive technology"],
  "/privacy": ["January 1, 2024", "30 days"],
  "/terms": ["12 months", "30 days"],
  "/cookies": ["Essential", "Analytics", "Marketing", "Functional"],
  "/about": ["mission", "Values", claimed("families-helped")],
  "/contact": ["First name", "Last name", "Email", "Phone", "Subject", "Message", claimed("reply-time")],
  "/404": ["404 - Page Not Found", "The page you're looking for doesn't exist.", "Return Home"],
};

for (const [path, texts] of Object.entries(specified)) {
  test(`${path} says all that is specified, without JavaScript`, async ({ request }) => {
    const answer = await request.get(path);
    const words = readable(await answer.text());
    expect(texts.filter((text) => !words.includes(readable(text)))).toEqual([]);
  });
}

test("/how-it-works counts as many milestones as it shows, and an expert is asked by the one form", async ({
  request,
}) => {
  const root = parse(await (await request.get("/how-it-works")).text());
  const card = root.querySelector(".hw-card");
  expect(card?.querySelectorAll(".vpath > li")).toHaveLength(4);
  expect(card?.querySelectorAll(".stop--done")).toHaveLength(3);
  const expert = root.querySelectorAll("a").filter(({ textContent }) => textContent.trim() === "Talk to an Expert");
  expect(expert.map((link) => link.getAttribute("href"))).toEqual(["/get-started"]);
});

for (const path of ["/blog", "/guides/where-to-begin", "/reports/rents-2026"]) {
  test(`${path}: every card of an article carries its date`, async ({ request }) => {
    const root = parse(await (await request.get(path)).text());
    const cards = root
      .querySelectorAll("main :is(li, article)")
      .filter((card) => card.querySelector("a[href^='/guides/'], a[href^='/reports/']") && !card.closest(".prose"));
    expect(cards.length).toBeGreaterThanOrEqual(3);
    expect(
      cards.filter((card) => !/^\d{4}-\d\d-\d\d$/.test(card.querySelector("time")?.getAttribute("datetime") ?? "")),
    ).toEqual([]);
  });
}

/** The text of a page as it is read, whatever element or kind of dash it is set in. */
function readable(html: string): string {
  const root = parse(html);
  for (const silent of root.querySelectorAll("head, script, style")) silent.remove();
  return root.textContent.replaceAll(/[–‑]/g, "-").replaceAll("’", "'").replaceAll(/\s+/g, " ").toLowerCase();
}
