import { expect, it } from "vitest";
import { affordabilityModel } from "#app/components/calculators/affordability/model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { readAddress } from "#app/components/calculators/page/address.ts";
import { allCounties } from "#app/content/places/data.server.ts";
import { affordabilityLink, calculatorLink } from "./county-costs.tsx";
import { countyPage } from "./page.server.ts";

function page(path: string) {
  const county = countyPage(path);
  if (!county) throw new Error(`no page ${path}`);
  return county;
}

const carriedBy = (link: string) => link.slice(link.indexOf("#"));

it("hands a county's home value, tax, insurance and rent to the payment calculator", () => {
  const county = page("/places/arizona/maricopa-county");
  const { texts } = readAddress(monthlyPaymentModel.rules, carriedBy(calculatorLink(county)));
  const { answer } = monthlyPaymentModel.check(texts as NonNullable<typeof texts>);
  expect(answer?.priceCents).toBe(county.homes.valueCents);
  expect(answer?.downCents).toBe(Math.round((county.homes.valueCents ?? 0) * 0.05));
  expect(answer?.rentCents).toBe(county.areas[0]?.twoBedroomCents);
  expect(texts?.tax).toBe("0.44%");
  expect(texts?.insurance).toBe("0.5%");
  expect(calculatorLink(county)).toMatch(/#price=\d+&down=5%25&tax=0\.44&rent=\d+$/);
});

it("uses the metro area's tax, or the state's if there is none, and says which", () => {
  expect(page("/places/arizona/maricopa-county").tax?.metro).toContain("Phoenix");
  const rural = allCounties().find(({ path }) => countyPage(path)?.tax?.metro === null);
  expect(rural).toBeDefined();
  expect(page("/places/guam/guam").tax).toBeNull();
});

it("makes links that both calculators can answer, for every county", () => {
  for (const { path } of allCounties()) {
    const county = page(path);
    const payment = readAddress(monthlyPaymentModel.rules, carriedBy(calculatorLink(county))).texts;
    const afford = readAddress(affordabilityModel.rules, carriedBy(affordabilityLink(county))).texts;
    if (!payment || !afford) throw new Error(`nothing carried by ${path}`);
    expect(monthlyPaymentModel.check(payment).problems, path).toBeUndefined();
    expect(affordabilityModel.check(afford).problems, path).toBeUndefined();
  }
});
