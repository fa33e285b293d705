import { keptHowLong } from "./kept-how-long.ts";

/**
 * A part of a legal page. Paragraphs and lines may hold links as `[words](/path)`.
 * The spec's sections and figures are in here word for word; the rest says what this site does, checked against its code.
 */
export type PolicySection = {
  id: string;
  /** The table of contents shows the part before the colon. */
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  /** Pairs: what, and what is true of it. */
  pairs?: readonly { term: string; text: string }[];
  /** After the list. */
  after?: readonly string[];
};

export type Policy = {
  /** Date of the text, as it is binding. */
  updated: string;
  /** Day on which it was last compared with what the site does. */
  reviewed: string;
  sections: readonly PolicySection[];
};

export const privacyPolicy = {
  updated: "2024-01-01",
  reviewed: "2026-11-23",
  sections: [
    {
      id: "information",
      title: "Information collected: what you send us",
      paragraphs: ["What you send us with a form, and little besides:"],
      list: [
        "Your name, your email address and, where you give one, your phone number.",
        "What you write: a message, a subject, the kind of request, the assistive technology you use.",
        "If you send parts of your path with a request: the parts you picked, as you read them on the form. The rest of your plan stays on your device.",
        "When you book a call: the time, your time zone, what it is about, and whether it took place.",
        "When you sign up for the newsletter: your email address, what you want to get, and when you confirmed.",
        "When you apply for a job with us: what your application says, and the file you add. We lock each file with its own key.",
        "When you answer our emails: your words and the files you send with them.",
        "What our team notes while it helps you: calls, short notes, and how far you have come.",
        "The address of the page you sent the form from, and how you came to it: the campaign words in the address, and the page of another site that led here. If you allow marketing cookies, also how you came the first time.",
        "If you check the box about calls, texts and email: the words next to it, the page, and when you sent them.",
        "If you make a choice about cookies: what you allow, the page, and the time, under a random number and no name.",
        "If you allow analytics: how fast a page was for you, added up by page. It can’t identify you.",
        "Your network address, for one minute, to count submissions against abuse. When you book a call, we keep the first part of it for an hour. It is not put beside what you sent.",
      ],
      after: [
        "We do not ask for your Social Security number, for account or card numbers, or for your credit report on this site. Unless you allow it, we measure no visits and nothing follows you to other sites. What you can allow, and what your device keeps for us, is in the [Cookie Policy](/cookies).",
      ],
    },
    {
      id: "use",
      title: "Use: to answer you",
      paragraphs: [
        "To answer you: to confirm that your message arrived, to prepare what you asked for, to write or call back. A confirmation goes to your address, a notice to our team.",
        "To keep the site working: to tell people from robots, and to find out what failed when something did. Names, addresses, phone numbers and messages are kept out of the logs.",
        "If you check the box about it: to call, text and email you about our services, until you say stop.",
        "If you sign up for the newsletter: to send it, until you leave it. Each letter has a link for that.",
        "For nothing else. We do not sell your information, we do not share it for advertising, and no decision about you is made by software alone on this site.",
      ],
    },
    {
      id: "sharing",
      title: "Sharing: with those you ask for",
      paragraphs: ["Only those who are needed to do what you asked for:"],
      list: [
        "The services that run this site, deliver its emails and keep our mailbox. They work for us and may not use it for themselves.",
        "Our own team, at a desk that asks for a key to sign in. Each person sees what the job needs, and no more.",
        "A system that we run ourselves, such as one to keep track of requests. If we connect one, this site tells it about new requests, signed and encrypted on the way.",
        "A lender, a housing program or a real estate agent, when you ask us to introduce you to one, and not before.",
        "Authorities and courts, where a law makes us.",
      ],
      after: [
        "If the business is ever sold, your information moves with it under this same policy. We would tell you first.",
      ],
    },
    {
      id: "security",
      title: "Security: how it is kept",
      paragraphs: [
        "What you send travels encrypted and is written to our database before we say that it arrived. What you type on one page and finish on the next is carried in a cookie that only our server can read. The pages accept scripts and forms from this site alone. An account reference in a privacy request is also encrypted in the database, and is in no email.",
        "No system is perfectly safe. If your details ever got out, we would tell you and say what to do.",
        "Nothing is kept forever. You can ask us to delete it at any time. If you do not, we delete it ourselves, at night, after the times below. Three things stay longer: a question about your privacy, until we have answered it; a request that you agreed to calls with, as long as the proof of it; and what a court or a dispute needs, until that is over.",
      ],
      pairs: keptHowLong.map(({ name, keeps }) => ({ term: name, text: keeps })),
      after: [
        "When you leave the newsletter or ask us to delete your data, we keep a code made of your address. It cannot be turned back into the address. It stops us from writing to you again.",
      ],
    },
    {
      id: "rights",
      title: "Rights: what you can ask of us",
      paragraphs: [
        "To see what we hold about you, to have it corrected or deleted, and to say that it may not be sold or shared. [Your Privacy Rights](/ccpa) names all six rights, has a form for them, and says by when we answer each kind of request.",
        "You can stop our emails and calls at any time. Reply to one of them, or write to the address below.",
        "Did you check the box about calls, texts and email? Then your confirmation email has a link. It shows the words you agreed to, and has a button to stop each way.",
        "One thing stays when we delete your data: proof that you agreed to calls, texts and email. A federal rule asks sellers to keep it for five years (16 CFR 310.5). It is encrypted and kept apart. We use it only to show that you agreed. Five years after we delete the rest, we delete it, too.",
      ],
    },
    {
      id: "updates",
      title: "Updates: when this text changes",
      paragraphs: [
        "The date above is the date of the text. When it changes, so does the date. We announce a change that matters to you on this page before it takes effect.",
      ],
    },
  ],
} as const satisfies Policy;

/** How soon we answer a privacy question sent to the address on the page. Requests have their own times. */
export const privacyAnswerDays = 30;

export const termsOfService = {
  updated: "2024-01-01",
  reviewed: "2026-11-21",
  sections: [
    {
      id: "acceptance",
      title: "Acceptance: using the site means yes",
      paragraphs: [
        "By reading these pages, using a calculator or sending a form, you agree to these terms. If you do not agree, please do not use the site. You must be 18 or older to send us a request.",
      ],
    },
    {
      id: "service",
      title: "Service description: what we do",
      paragraphs: [
        "We help renters become homeowners: credit repair, matching with down payment and closing cost programs, support from a lease to a purchase, pre-qualification and help with a mortgage application, and free guides, reports and calculators.",
        "These services come with the loan through a tenant mortgage offering, with no separate fee. Third-party and closing costs may still apply. Credit repair bought on its own needs a written contract with its price, and you may cancel it within three business days.",
        "We are not a government agency, and nothing on this site is a loan offer or a commitment to lend. A lender decides about a loan.",
      ],
    },
    {
      id: "responsibilities",
      title: "User responsibilities: what we ask of you",
      paragraphs: ["Please:"],
      list: [
        "Give us details that are true, current and your own.",
        "Do not ask us to dispute what is accurate on a credit report.",
        "Do not send what harms others or the site: malicious code, floods of requests, other people’s data.",
        "Use the texts and drawings for yourself; ask before you publish them elsewhere.",
      ],
    },
    {
      id: "disclaimers",
      title: "Disclaimers: what we do not promise",
      paragraphs: [
        "The site is provided as it is. Guides, reports and calculators are education and estimates: not legal, tax or financial advice, and not a credit decision. Rates, limits and rules change; each figure carries its date.",
        "Results vary. No score, approval, rate or time to own is guaranteed on this site. Accurate information cannot be removed from a credit report, and you can dispute errors yourself for free. Samples show made-up people and say so.",
      ],
    },
    {
      id: "privacy",
      title: "Privacy: how we treat your information",
      paragraphs: [
        "The [Privacy Policy](/privacy) says what we collect and why, the [Cookie Policy](/cookies) what your device keeps, and [Your Privacy Rights](/ccpa) what you can ask of us. They are part of these terms.",
      ],
    },
    {
      id: "liability",
      title: "Limitation of liability: where ours ends",
      paragraphs: [
        "As far as the law allows, our liability for anything that comes from using the site or the service is limited to the amount you paid us in the 12 months before it happened. We are not liable for indirect or consequential losses.",
        "Rights that the law does not let you give up, such as those under the Credit Repair Organizations Act, stay in force.",
      ],
    },
    {
      id: "termination",
      title: "Termination: how it ends",
      paragraphs: [
        "You can stop using the site at any time, and ask us to delete what we hold about you. We may refuse service to someone who breaks these terms. Sections 4 and 6 still apply after that.",
      ],
    },
    {
      id: "changes",
      title: "Changes: 30 days’ notice",
      paragraphs: [
        "We give 30 days’ notice of material changes, on this page and by email to people we work with. Smaller changes apply from the day we post them here. What was agreed before a change stays as it was agreed.",
      ],
    },
    {
      id: "contact",
      title: "Contact: how to reach us",
      paragraphs: [
        "Questions about these terms go to the address below, or through the [contact form](/contact#message).",
      ],
    },
  ],
} as const satisfies Policy;

export type CookieKind = {
  id: "essential" | "analytics" | "marketing" | "functional";
  name: string;
  purpose: string;
  /** The cookies of this type that the site uses on the day of the review. */
  today: string;
};

export const cookieKinds = [
  {
    id: "essential",
    name: "Essential",
    purpose: "Without them a form or your choice about cookies could not work. They are required and always on.",
    today: "See the list below.",
  },
  {
    id: "analytics",
    name: "Analytics",
    purpose: "They show us which pages are slow.",
    today:
      "If you allow it, your browser tells our own server how long a page took to show and to react. That sets no cookie, and is added up by page.",
  },
  {
    id: "marketing",
    name: "Marketing",
    purpose: "They tell us which advertisement brought you here.",
    today:
      "If you allow it, a third party’s script may run. We tell it which pages you see, by their path only. The list of third parties below names it. With Global Privacy Control it stays off.",
  },
  {
    id: "functional",
    name: "Functional",
    purpose: "They would remember a choice of yours, such as the numbers in a calculator.",
    today: "We use none today.",
  },
] as const satisfies readonly CookieKind[];

export const optOutLinks = [
  {
    label: "Global Privacy Control",
    to: "https://globalprivacycontrol.org/",
    note: "A signal of your browser that says no to selling and sharing, on every site at once. We take it as an opt-out.",
  },
  {
    label: "Digital Advertising Alliance",
    to: "https://optout.aboutads.info/",
    note: "Opt out of the advertising networks that belong to it.",
  },
  {
    label: "Network Advertising Initiative",
    to: "https://optout.networkadvertising.org/",
    note: "The same for its members.",
  },
] as const;

export const cookiesReviewed = "2026-11-21";
