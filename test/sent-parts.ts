import type { SentParts } from "#app/domain/plan/sent-parts.ts";

/** Every part of a plan, as a page sends it in November 2026. */
export const sentParts: SentParts = {
  version: 1,
  parts: {
    place: { name: "Maricopa County, Arizona", state: "AZ", fips: "04013" },
    income: [{ kind: "job", monthlyCents: 4_833_33, since: 24_290 }],
    lease: { rentCents: 1_450_00, leaseEnd: 24_330, noticeDays: 60 },
    savings: { savedCents: 3_411_00, monthlySavingCents: 307_00, giftCents: 2_000_00 },
    debts: [{ kind: "car", balanceCents: 5_871_00, monthlyCents: 309_00, paymentsLeft: 19 }],
    score: { points: 613, from: "bank", supposed: { points: 640, from: 24_326 } },
    marks: [{ kind: "bankruptcy-7", month: 24_200, discharged: 24_206 }],
    home: { priceCents: 185_117_00, comfortCents: 1_500_00 },
    month: { program: "fha", month: 24_347, asked: 24_322, heldBy: "cash", open: [], isSupposed: false },
  },
};
