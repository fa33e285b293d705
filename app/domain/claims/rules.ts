import type { ClaimKind } from "./kinds.ts";
import { noPointsPromise, ourPromise, pointsPromise } from "./points-promise.ts";

/** `change`: it may not go out like this. `look`: it may be right, and a person has to look. */
export type Severity = "change" | "look";

export type ClaimRule = {
  id: string;
  kind: ClaimKind;
  severity: Severity;
  /** Finds set words; the sentence around them is looked at apart. */
  words?: RegExp;
  /** Stands for its kind where the examples of that kind say so, in whatever words. One rule of each kind. */
  isLearned?: true;
  /** The sentence says one of these, too: then it is another matter. */
  unless?: RegExp;
  /** Only in sentences that say one of these. */
  only?: RegExp;
  /** Whether a "no" before the words makes them right, as in "no one can guarantee". */
  mayBeDenied: boolean;
  why: string;
  law: string;
  instead: string;
};

const about = (words: string) => new RegExp(`\\b(?:${words})\\b`, "i");
const credit = about("credit|scores?|points?|reports?|bureaus?|disputes?|items?|marks?|collections?|tradelines?");
const loans = about("loans?|mortgages?|lenders?|rates?|financ\\w+|refinanc\\w+|buyers?|homes?|you|your");

/**
 * The phrases, by the law that forbids them. Sections as in product.md, where the sources are: the Credit Repair
 * Organizations Act (CROA), Regulation N (12 CFR 1014) and Regulation Z (12 CFR 1026.24).
 */
export const claimRules: readonly ClaimRule[] = [
  {
    id: "guarantee",
    kind: "score-promise",
    severity: "change",
    words: about("guarant(?:ee|ees|eed|eeing)|assured|promise you|sure thing|can[’']t fail|cannot fail"),
    unless: about(
      "loan guaranty|guaranteed (?:rural|housing|loan|by the (?:va|usda))|usda guarant\\w+|department of agriculture|single-family guaranteed|guarantee fee|va|usda|annual fee",
    ),
    mayBeDenied: true,
    why: "No one may promise a result in credit repair or a loan.",
    law: "CROA, 15 U.S.C. 1679b; Reg N, 12 CFR 1014.3",
    instead: "No one can say by how much, or when.",
  },
  {
    id: "score-promise",
    kind: "score-promise",
    isLearned: true,
    severity: "change",
    words:
      /\b(?:(?:your|the) (?:credit )?score (?:will|is going to|shall) (?:rise|go up|increase|jump|climb|improve|be|reach|pass|hit)|(?:raise|boost|increase|lift|improve) your (?:credit )?score by (?:up to )?\d+|(?:\d+|\w+ty|hundred)[ -]points? (?:guaranteed|in \d+ days|(?:higher|more) (?:in|by))|(?:add|gain|get) \d+ points?)\b/i,
    mayBeDenied: true,
    why: "A score cannot be promised: it depends on what lenders report.",
    law: "CROA, 15 U.S.C. 1679b",
    instead: "This often helps a score. No one can say by how much, or when.",
  },
  {
    id: "our-promise",
    kind: "score-promise",
    severity: "change",
    words: ourPromise,
    only: /\b(?:scores?|points?|approv|loans?|mortgage|rates?\b|remov|delet|marks?\b|keys|home)/i,
    mayBeDenied: true,
    why: "No one may promise a result in credit repair or a loan.",
    law: "CROA, 15 U.S.C. 1679b; Reg N, 12 CFR 1014.3",
    instead: "No one can say by how much, or when.",
  },
  {
    id: "points-promise",
    kind: "score-promise",
    severity: "change",
    words: pointsPromise,
    unless: noPointsPromise,
    mayBeDenied: true,
    why: "No one can say how far a score will rise: it depends on what lenders report.",
    law: "CROA, 15 U.S.C. 1679b",
    instead: "This often helps a score. No one can say by how much, or when.",
  },
  {
    id: "approval-promise",
    kind: "approval-promise",
    isLearned: true,
    severity: "change",
    words:
      /\b(?:you(?:[’']ll| will)(?: definitely| certainly| surely)? (?:qualify|be approved|get approved|get the (?:loan|mortgage))|(?:everyone|everybody|anyone) (?:is|gets|will be|qualifies)(?: approved)?|(?:instant|automatic|certain|sure|easy) approval|approval is (?:certain|sure|assured|automatic)|no ?(?:one|body) is (?:turned down|denied|refused)|(?<!\b(?:if|whether|when|once|what|which|that|where|may|programs) )you (?:already )?qualify\b(?! (?:for|if|when|depends))|you(?:[’']re| are) (?:already )?approved|100 ?% approv\w+)/i,
    mayBeDenied: true,
    why: "Only a lender decides, after it has looked at everything.",
    law: "Reg N, 12 CFR 1014.3",
    instead: "A lender decides this. We can show you what lenders look at.",
  },
  {
    id: "remove-accurate",
    kind: "removal-promise",
    isLearned: true,
    severity: "change",
    words:
      /\b(?:(?:remov|delet|eras|wip|clear|clean|eliminat|scrub)(?:e|es|ed|ing|s)?|get(?:s|ting)? rid of|take(?:s)? off) (?:\w+ ){0,3}?(?:accurate|correct|true|legitimate|(?:any|all|every|your|the|that|those|these|bad|negative|late|old)(?: \w+){0,2} (?:negatives?|items?|marks?|collections?|bankrupt\w+|late payments?|charge-?offs?|debts?|history|records?|credit)|bad credit|bankruptcy|late payments?|collections?|charge-?offs?|negative (?:items?|marks?))\b|\bmakes? (?:\w+ ){0,4}(?:vanish|disappear)\b/i,
    unless: about(
      "inaccurate|incorrect|not accurate|wrong|errors?|mistakes?|not yours|outdated|goodwill|in 20\\d\\d|rules?|court|cannot be verified|can[’']t be verified",
    ),
    mayBeDenied: true,
    why: "What is accurate can stay on a report for as long as the law allows. Only what is wrong can be corrected.",
    law: "CROA, 15 U.S.C. 1679b(a)(1)",
    instead: "We can ask the bureau to check what looks wrong. What is accurate stays.",
  },
  {
    id: "misstate",
    kind: "new-identity",
    isLearned: true,
    severity: "change",
    words:
      /\b(?:tell (?:the|them|your) ?(?:bureau|bureaus|lender|lenders|creditor|creditors)? ?(?:that )?(?:it|the debt|the account) (?:is|was) not (?:yours|mine)|say (?:it|that it|the debt) (?:is|was) not (?:yours|mine)|dispute (?:everything|every (?:item|account|debt|line)|all (?:of it|items|accounts|debts)|(?:an? )?(?:accurate|correct|true))|leave (?:it|(?:that|the|this)(?: \w+)?) (?:off|out of) (?:your|the) application|(?:hide|conceal) (?:\w+ ){0,3}(?:debts?|income|accounts?|lender|lenders))\b/i,
    unless: about("really not yours|is truly not"),
    mayBeDenied: true,
    why: "No one may advise a person to tell a bureau or a lender what is not true, or to be somebody else on paper.",
    law: "CROA, 15 U.S.C. 1679b(a)(1)",
    instead: "Dispute only what is wrong, and say what is wrong about it.",
  },
  {
    id: "new-identity",
    kind: "new-identity",
    severity: "change",
    words:
      /\b(?:new (?:credit )?(?:identity|identities|file|profile)|(?:fresh|clean|second) credit (?:file|identity|profile|start)|credit privacy number|CPNs?|credit profile number|(?:use|get|apply for|apply with) (?:an? )?(?:EIN|employer identification number) (?:instead|for (?:your )?credit)|start over with a new (?:number|file|name)|file segregation)\b/i,
    // A warning has to name what it warns of.
    unless: about("stolen|charged|sellers of|fake|not a legal|proves nothing"),
    mayBeDenied: true,
    why: "A second credit identity is a crime, and so is advice to get one.",
    law: "CROA, 15 U.S.C. 1679b(a)(2)",
    instead: "You have one credit history. We work with that one.",
  },
  {
    id: "pay-first",
    kind: "advance-fee",
    isLearned: true,
    severity: "change",
    words:
      /\b(?:(?:upfront|up-front|advance|set-?up|enrollment|first-work) fees?|(?:pay|payment|deposit)(?: \w+){0,3} (?:before|ahead of) (?:we|the work|any work|our work)|(?<!you )pay (?:us )?(?:now|today|first|up front|in advance))\b/i,
    only: /\b(?:credit|repair|we|us|our|disput\w+|start|begin|work)\b/i,
    unless: about(
      "lender|lenders|loan|closing|mortgage insurance|upfront (?:premium|funding)|va|fha|usda|card|balance|not (?:allowed|legal)|illegal|forbid\\w*|may not|scams?|never|nothing|avoid",
    ),
    mayBeDenied: true,
    why: "Credit repair is paid after the work is done in full, never before.",
    law: "CROA, 15 U.S.C. 1679b(b)",
    instead: "You pay nothing before the work is done.",
  },
  {
    id: "waive-rights",
    kind: "stop-paying",
    severity: "change",
    words:
      /\b(?:waiv(?:e|es|ing) (?:your|the) (?:right|rights|3 days|three days|cancellation)|give up your right|no (?:cancellations?|refunds?)|(?:cannot|can[’']t|may not) cancel)\b/i,
    mayBeDenied: false,
    why: "Anyone who signs a contract for credit repair has three business days to cancel, and cannot waive that right.",
    law: "CROA, 15 U.S.C. 1679e and 1679f",
    instead: "You can cancel for any reason until midnight of the third business day after you sign.",
  },
  {
    id: "government",
    kind: "false-affiliation",
    isLearned: true,
    severity: "change",
    words:
      /\b(?:government[- ](?:approved|endorsed|backed (?:company|service|program of ours)|affiliated|sponsored)|(?:approved|endorsed|certified|sponsored|authorized) by (?:the )?(?:federal )?(?:government|HUD|CFPB|FHA|VA|FTC|USDA|Fannie Mae|Freddie Mac)|(?:on behalf of|working with|partner(?:ed|s)? (?:of|with)|affiliated with|part of) (?:the )?(?:federal )?(?:government|HUD|CFPB|FHA|VA|FTC|USDA|Fannie Mae|Freddie Mac)(?![’'])|(?:new )?(?:stimulus|relief) program from the government|(?:we are|as) (?:a |an )?(?:HUD|FHA|VA|federal|government) (?:agency|office|representative))\b/i,
    unless: about(
      "nonprofit|FHA is|counselor|counselors|counseling|counselling|agency near|agencies|lender|lenders|course|courses|condos?|appraisers?",
    ),
    mayBeDenied: true,
    why: "We are a private business, and nothing may look as if a government agency were behind us.",
    law: "Reg N, 12 CFR 1014.3(n); Reg Z, 12 CFR 1026.24(i)(3)",
    instead: "We are a private business. No government agency has approved us or sent us.",
  },
  {
    id: "counselor",
    kind: "false-affiliation",
    severity: "change",
    words:
      /\b(?:(?:your|our|my) (?:personal |own |credit |home |mortgage |loan )?counsell?ors?|I am (?:a|your) counsell?or|as your (?:\w+ )?counsell?or)\b/i,
    unless: about("HUD|nonprofit|non-profit|approved|independent|agency|housing counselor|housing counselors"),
    mayBeDenied: true,
    why: "A for-profit business may not call its people counselors in an offer of home loans.",
    law: "Reg Z, 12 CFR 1026.24(i)(6)",
    instead: "I am on the team at Path to Keys.",
  },
  {
    id: "lowest-rate",
    kind: "rate-promise",
    severity: "change",
    words:
      /\b(?:(?:the )?(?:lowest|best|cheapest|unbeatable|rock[- ]bottom) (?:possible |available |mortgage |interest |loan )?(?:rates?|APRs?|interest)|(?:beat|match) any (?:rate|offer|lender)|no (?:one|body|lender) (?:can )?(?:beats?|offers?) (?:our|a lower|lower))\b/i,
    unless: about(
      "compare|comparing|ask|asks|shop|offers? with|may not|highest|weeks?|years?|since|record|\\d{4}|scores? (?:of|from|get)|which|whoever|people with|borrowers with",
    ),
    mayBeDenied: true,
    why: "It makes a claim about every lender there is, and no one can show that it is true.",
    law: "Reg N, 12 CFR 1014.3(a); Reg Z, 12 CFR 1026.24(i)(2)",
    instead: "Compare at least three Loan Estimates. Look at the APR on each.",
  },
  {
    id: "fixed",
    kind: "rate-promise",
    severity: "look",
    words:
      /\b(?:fixed|locked(?:[- ]in)?) (?:rates?|payments?|APR|low)\b|\bpayments? (?:that )?(?:never|won[’']t|will not) (?:changes?|rises?|goe?s? up)\b/i,
    unless: about("years?|whole term|full term|life of the loan|taxes|insurance|adjustable|\\d+-year|until the loan"),
    mayBeDenied: false,
    why: "“Fixed” has to say for how long, and a payment still rises with taxes and insurance.",
    law: "Reg Z, 12 CFR 1026.24(i)(1)",
    instead: "The rate is fixed for all 30 years. Taxes and insurance can still change your payment.",
  },
  {
    id: "pressure",
    kind: "pressure",
    isLearned: true,
    severity: "change",
    words:
      /\b(?:act (?:now|fast|today|immediately)|(?:offer|rate|price) (?:ends|expires) (?:soon|today|tonight|tomorrow)|limited[- ]time|last chance|final notice|don[’']t miss (?:out|this)|before it[’']s too late|only \d+ (?:spots?|places?) left|hurry|urgent(?:ly)?)\b/i,
    unless: about("wire|fraud line"),
    mayBeDenied: true,
    why: "Pressure without a real deadline misleads, and nothing here ends tomorrow.",
    law: "Reg N, 12 CFR 1014.3; FTC Act, 15 U.S.C. 45(a)",
    instead: "Take the time you need. This does not run out.",
  },
  {
    id: "preapproved",
    kind: "approval-promise",
    severity: "change",
    words:
      /\b(?:you(?:[’']re| are| have been|[’']ve been) (?:already )?(?:pre-?approved|pre-?qualified|pre-?selected)|pre-?(?:approved|selected) for (?:a |an |you|up to|\$)|your pre-?approved (?:loan|offer|amount))/i,
    only: loans,
    unless: about("if|once|when|until|after|before|asks?|whether|letter"),
    mayBeDenied: true,
    why: "Only a lender that has seen the papers can say this.",
    law: "Reg N, 12 CFR 1014.3",
    instead: "A lender can tell you after it has seen your papers.",
  },
  {
    id: "debt-gone",
    kind: "removal-promise",
    severity: "change",
    words:
      /\b(?:(?:wipe|erase|eliminate|cancel|wash) (?:\w+ ){0,2}(?:your|all|the) (?:\w+ )?debts?|debt[- ](?:free|elimination) (?:by|in|within|program|guaranteed)|(?:your )?debts? (?:will be )?(?:forgiven|wiped out|erased|gone) (?:in|by|for))\b/i,
    mayBeDenied: true,
    why: "A loan moves a debt. It does not make it go away.",
    law: "Reg Z, 12 CFR 1026.24(i)(5)",
    instead: "This would replace one debt with another. Compare the full cost of both.",
  },
  {
    id: "free-loan",
    kind: "money-back-or-free-claims",
    severity: "look",
    words:
      /\b(?:(?:free|no[- ]cost|zero[- ]cost) (?:loan|mortgage|refinance|money|closing|house|home)|no (?:fees|costs) (?:at all|ever|whatsoever)|(?:costs?|pay) (?:you )?nothing at all)\b/i,
    unless: about("interest-free|not free|no such"),
    mayBeDenied: true,
    why: "Someone pays for it, often through a higher rate. Say who, and how.",
    law: "Reg N, 12 CFR 1014.3(c)",
    instead: "You can pay less at closing for a higher rate. The Loan Estimate shows both.",
  },
  {
    id: "secret",
    kind: "removal-promise",
    severity: "change",
    words:
      /\b(?:(?:secret|loophole|little-known|hidden) (?:trick|method|law|program|loophole|way)s?|loopholes?|credit (?:hack|sweep|trick)s?|(?:what|which) (?:the )?(?:bureaus|banks|lenders) (?:don[’']t|do not) want you to know|609 letters?)\b/i,
    mayBeDenied: true,
    why: "There is no hidden way. Anyone can dispute an error free of charge.",
    law: "CROA, 15 U.S.C. 1679b",
    instead: "You can dispute an error yourself, free of charge. We can show you how.",
  },
  {
    id: "fast-repair",
    kind: "removal-promise",
    severity: "change",
    words:
      /\b(?:(?:fix|repair|restore|rebuild|clean up) (?:your |any )?(?:bad )?credit (?:in|within) (?:\d+|a few|just) (?:days?|weeks?|hours?)|(?:overnight|instant|instantly|immediate|quick fix)(?: \w+){0,2} (?:credit|score|repair|results?)|results? (?:in|within) (?:\d+|a few) (?:days|hours|weeks))\b/i,
    only: credit,
    mayBeDenied: true,
    why: "How long it takes depends on others, so no time can be promised.",
    law: "CROA, 15 U.S.C. 1679b",
    instead: "A bureau has 30 days to answer a dispute, sometimes 45. What happens next differs from person to person.",
  },
  {
    id: "success-share",
    kind: "money-back-or-free-claims",
    severity: "look",
    words:
      /\b\d{2,3}(?:\.\d+)? ?(?:%|percent) (?:success|approval|satisfaction|of (?:our )?(?:clients?|customers?|members?))/i,
    mayBeDenied: false,
    why: "A percentage has to say how it was counted, out of how many, and when.",
    law: "FTC Act, 15 U.S.C. 45(a); CROA, 15 U.S.C. 1679b",
    instead: "See how we count at /about#how-we-count.",
  },
  {
    id: "equal-treatment",
    kind: "discrimination",
    isLearned: true,
    severity: "change",
    words:
      /\b(?:(?:safe|good|nice|exclusive) (?:white|christian|family|adult)[- ]?(?:only )?(?:area|areas|neighborhood|neighborhoods|community)|no (?:children|kids|families|section 8|vouchers)|(?:perfect|ideal) for (?:singles|christians|young couples))\b/i,
    mayBeDenied: false,
    why: "No one may be steered to or from a home because of who they are.",
    law: "Fair Housing Act, 42 U.S.C. 3604(c)",
    instead: "Only you can say which streets and schools matter to you.",
  },
  {
    id: "rate-promise",
    kind: "rate-promise",
    severity: "change",
    isLearned: true,
    mayBeDenied: true,
    why: "Only a lender can name a rate or a payment, and no one knows what rates will do.",
    law: "Reg N, 12 CFR 1014.3; Reg Z, 12 CFR 1026.24",
    instead: "Ask each lender for a Loan Estimate. It shows the rate and the payment.",
  },
  {
    id: "free-claims",
    kind: "money-back-or-free-claims",
    severity: "look",
    isLearned: true,
    mayBeDenied: true,
    why: "What is called free or without risk has terms. Say them in the same place.",
    law: "FTC Act, 15 U.S.C. 45(a); Reg N, 12 CFR 1014.3",
    instead: "Some assistance has to be paid back if you sell or move early. Read its terms first.",
  },
  {
    id: "stop-paying",
    kind: "stop-paying",
    severity: "change",
    isLearned: true,
    mayBeDenied: true,
    why: "To stop paying, to keep silent toward a court, a lender or a bureau, or to give up a right, can cost a person dearly.",
    law: "Reg O, 12 CFR 1015.3(a); FTC Act, 15 U.S.C. 45(a); FCRA, 15 U.S.C. 1681i",
    instead: "Keep paying what you owe, and answer every letter from a court by its date.",
  },
  {
    id: "legal-tax-advice",
    kind: "legal-tax-advice",
    severity: "look",
    isLearned: true,
    mayBeDenied: true,
    why: "What the law or the tax rules mean for one person is for a lawyer or a tax preparer to say.",
    law: "The states' laws on practicing law; Treasury Department Circular No. 230",
    instead: "A lawyer or legal aid can tell you what this means for you.",
  },
];
