import { parse } from "node-html-parser";
import { expect, test } from "./support/test.ts";

/** What the specification names for each page, as a reader without JavaScript finds it. */
const specified: Record<string, readonly string[]> = {
  "/": [
    "Your Path from Renting to Owning",
    "Start Your Journey",
    "Learn How It Works",
    "2,500+",
    "families helped",
    "average months to own",
    "95%",
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
    "Join 25,000+ homebuyers getting weekly insights. Unsubscribe anytime.",
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
    "24 hours",
    "Dispute Generation",
    "1–2 days",
    "Monitoring & Updates",
    "30–90 days",
    "Mortgage Ready",
    "3–6 months",
    "150+ points",
    "60 days",
    "98%",
    "100+ points",
    "from $99/month",
    "50 points within 90 days",
    "mortgage-ready at 720+",
  ],
  "/financial-aid": [
    "Find My Programs",
    "Calculate Savings",
    "Home Price",
    "Annual Income",
    "Schedule Consultation",
    "up to $15,000",
    "up to $25,000",
    "up to $20,000",
    "up to $5,000",
    "up to $50,000",
    "0.5%–1%",
    "$12,500",
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
    "6.45%",
    "6.85%",
    "6.25%",
    "6.15%",
    "3.5%",
    "620+",
    "580+",
    "640+",
  ],
  "/first-time-buyers": ["29%", "Preparation", "Shopping", "Closing", "8 hours"],
  "/resources": [
    "Quick Affordability Check",
    "Annual Income",
    "Monthly Debts",
    "Down Payment",
    "Monthly Payment Calculator",
    "Home Price",
    "Interest Rate",
    "View All",
    "25+",
    "100+",
    "50K+",
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
    "$2,000/year",
    "16 weeks",
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
    "2,500+",
    "4.9/5",
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
    "4.9/5",
    "$2.5M+",
    "50,000+",
    "90 days",
    "90 points",
    "85%",
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
  "/about": ["mission", "Values", "2,500+"],
  "/contact": ["First name", "Last name", "Email", "Phone", "Subject", "Message", "24 hours"],
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
