import type { Page } from "@playwright/test";
import { maricopa } from "#test/sample-place.ts";
import { keepText } from "./on-device.ts";

/** A household with enough answers for every page that has the strip, but not for all of the finder’s questions. */
export const ownHousehold = {
  place: maricopa,
  people: 3,
  incomes: [{ kind: "job", monthlyCents: 4_838_58 }],
  rentCents: 1_457_00,
  savedCents: 3_411_00,
  debts: [{ kind: "car", balanceCents: 5_871_00, monthlyCents: 309_00, paymentsLeft: 19 }],
  score: { points: 613, from: "bank" },
  priceCents: 185_117_00,
};

/** Puts a plan on the device, as My path stores it. */
export async function keepPlan(page: Page, household: object = ownHousehold): Promise<void> {
  await keepText(page, "my-path", JSON.stringify({ pathToKeys: 1, household, seen: [], practiced: [] }));
}

/** The strip on a page that says the page uses the plan. */
export const ownStrip = (page: Page) => page.getByRole("complementary", { name: "Your numbers from My path" });
