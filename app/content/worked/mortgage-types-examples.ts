import { exactDollars, percent, percentSign, wholeDollars } from "#app/content/figures/figure-words.ts";
import { lineNames, linePrograms, ratioWords, widestHand } from "#app/content/lines/words.ts";
import { fhaRents } from "#app/content/rules/fha.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";
import { vaRules } from "#app/content/rules/va.ts";
import { type DebtRatios, debtToIncome, roomWithin } from "#app/domain/buying/debt-to-income.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { shareCents } from "#app/domain/money.ts";
import { fhaDownShare, fhaPriceFor, sampleFhaHome, sampleRate } from "./sample-loan.ts";

const base = {
  rate: percentSign(sampleRate),
  apr: percent(sampleFhaHome(100_000_00).apr, 2),
  downShare: percentSign(fhaDownShare),
} as const;

const chattel = { loanCents: 90_000_00, annualRate: 0.1, termMonths: 240 };
const lotRentCents = 550_00;
const chattelPaymentCents = monthlyPaymentCents(chattel);
const landHomeCents = 150_000_00;
const landHome = sampleFhaHome(landHomeCents);
const paidOff = (loan: typeof chattel) => loan.loanCents - (schedule(loan).rows[119]?.balanceCents ?? 0);
const landLoan = { loanCents: landHome.noteCents, annualRate: sampleRate, termMonths: 360 };

/** A manufactured home on a rented lot with a personal property loan, and one on its own land with a mortgage. */
export const manufacturedHome = {
  ...base,
  chattelLoan: wholeDollars(chattel.loanCents),
  chattelRate: percentSign(chattel.annualRate),
  chattelMonths: `${chattel.termMonths} months`,
  chattelPayment: wholeDollars(chattelPaymentCents),
  chattelInterest: wholeDollars(schedule(chattel).totalInterestCents),
  lotRent: wholeDollars(lotRentCents),
  chattelAll: wholeDollars(chattelPaymentCents + lotRentCents),
  landPrice: wholeDollars(landHomeCents),
  landDown: wholeDollars(landHome.downCents),
  landAll: wholeDollars(landHome.monthlyCents),
  decade: "ten years",
  lotRentDecade: wholeDollars(lotRentCents * 120),
  paidOffChattel: wholeDollars(paidOff(chattel)),
  paidOffLand: wholeDollars(paidOff(landLoan)),
  vaFee: percentSign(vaRules.manufacturedHome),
  bars: {
    chattel: (chattelPaymentCents + lotRentCents) / 100,
    land: landHome.monthlyCents / 100,
  },
} as const;

const works = { priceCents: 205_000_00, workCents: 40_000_00, reserveShare: 0.1, consultantCents: 1_000_00 };
const reserveCents = shareCents(works.workCents, works.reserveShare);
const projectCents = works.priceCents + works.workCents + reserveCents + works.consultantCents;
const project = sampleFhaHome(projectCents);
const finishedCents = 265_000_00;
const finished = sampleFhaHome(finishedCents);
const cardRate = 0.22;
const cardPaymentCents = monthlyPaymentCents({ loanCents: works.workCents, annualRate: cardRate, termMonths: 60 });
const asIs = sampleFhaHome(works.priceCents);

/** A house that needs work: one loan for both, a finished house, and the work on credit cards. */
export const renovation = {
  ...base,
  price: wholeDollars(works.priceCents),
  work: wholeDollars(works.workCents),
  reserveShare: percent(works.reserveShare),
  reserve: wholeDollars(reserveCents),
  consultant: wholeDollars(works.consultantCents),
  project: wholeDollars(projectCents),
  down: wholeDollars(project.downCents),
  monthly: wholeDollars(project.monthlyCents),
  finished: wholeDollars(finishedCents),
  finishedDown: wholeDollars(finished.downCents),
  finishedMonthly: wholeDollars(finished.monthlyCents),
  cardRate: percentSign(cardRate),
  cardMonths: "60 months",
  cardPayment: wholeDollars(cardPaymentCents),
  cardsAll: wholeDollars(asIs.monthlyCents + cardPaymentCents),
  bars: {
    one: project.monthlyCents / 100,
    finished: finished.monthlyCents / 100,
    cards: (asIs.monthlyCents + cardPaymentCents) / 100,
  },
} as const;

const duplexCents = 340_000_00;
const duplexRentCents = 1_350_00;
const duplex = sampleFhaHome(duplexCents);
const duplexCountedCents = shareCents(duplexRentCents, fhaRents.countedShare);
const triplexCents = 420_000_00;
const triplexRentsCents = 3 * 1_450_00;
const triplex = sampleFhaHome(triplexCents);
const triplexCountedCents = shareCents(triplexRentsCents, fhaRents.countedShare);
const triplexFitsCents = fhaPriceFor(triplexCountedCents);

/** Live in one home, rent the other; and the test that FHA sets for three. */
export const fewUnits = {
  ...base,
  countedShare: percent(fhaRents.countedShare),
  deductedShare: percent(1 - fhaRents.countedShare),
  duplex: wholeDollars(duplexCents),
  duplexDown: wholeDollars(duplex.downCents),
  duplexMonthly: wholeDollars(duplex.monthlyCents),
  duplexRent: wholeDollars(duplexRentCents),
  duplexCounted: exactDollars(duplexCountedCents),
  duplexYours: wholeDollars(duplex.monthlyCents - duplexCountedCents),
  duplexEmpty: wholeDollars(duplex.monthlyCents * 2),
  triplex: wholeDollars(triplexCents),
  triplexRent: wholeDollars(triplexRentsCents / 3),
  triplexRents: wholeDollars(triplexRentsCents),
  triplexCounted: exactDollars(triplexCountedCents),
  triplexMonthly: exactDollars(triplex.monthlyCents),
  triplexShort: exactDollars(triplex.monthlyCents - triplexCountedCents),
  triplexFits: wholeDollars(triplexFitsCents),
  reserves: wholeDollars(sampleFhaHome(triplexFitsCents).monthlyCents * 3),
  amounts: {
    counted: duplexCountedCents / 100,
    yours: (duplex.monthlyCents - duplexCountedCents) / 100,
  },
} as const;

const { fha: fhaLines } = underwritingLines;
const reviewed = { annualIncomeCents: 50_400_00, housingCents: 1_512_00, debtsCents: [370_00] };
const roomBy = (lines: DebtRatios) => roomWithin(lines, reviewed.annualIncomeCents, 370_00).housingCents;
const reviewedRatios = debtToIncome(reviewed);
const reserveMonths = 3;

function reviewedBar(name: string, cents: number, tone: "good" | "own" | "bad") {
  return { name, to: cents / 100, said: wholeDollars(cents), tone };
}

/** A file that FHA's plain lines refuse and that one good reason opens. */
export const handReview = {
  front: percent(reviewedRatios.front ?? 0),
  back: percent(reviewedRatios.back ?? 0),
  plainRoom: wholeDollars(roomBy(fhaLines.hand)),
  widerRoom: wholeDollars(roomBy(fhaLines.wider[0])),
  plain: ratioWords(fhaLines.hand),
  oneReason: ratioWords(fhaLines.wider[0]),
  noDebts: ratioWords(fhaLines.wider[1]),
  twoReasons: ratioWords(fhaLines.wider[2]),
  reasonsFrom: `${fhaLines.wider[0].scoreFrom}`,
  reserves: wholeDollars(reserveMonths * reviewed.housingCents),
  bars: [
    reviewedBar("The plain line", roomBy(fhaLines.hand), "good"),
    reviewedBar("The home", reviewed.housingCents, "bad"),
    reviewedBar("The line with one reason", roomBy(fhaLines.wider[0]), "own"),
  ],
  /** Each program's lines by hand, with reasons, and by computer where its guide has one. */
  lines: linePrograms.map((program) => {
    const { name, lines, withReasons } = lineNames[program];
    const wide = widestHand(lines);
    return [
      name,
      ratioWords(lines.hand),
      wide === lines.hand ? "No second line" : `${ratioWords(wide)} ${withReasons}`,
      lines.automated ? ratioWords(lines.automated) : "Not published",
    ];
  }),
} as const;
