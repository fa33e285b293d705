import type { ComponentType } from "react";
import { BudgetTable } from "#app/components/scenes/reading/budget-table.tsx";
import { ForSale } from "#app/components/scenes/reading/for-sale.tsx";
import { FourHouses } from "#app/components/scenes/reading/four-houses.tsx";
import { MovingDay } from "#app/components/scenes/reading/moving-day.tsx";
import { ReportTable } from "#app/components/scenes/reading/report-table.tsx";
import { StreetMap } from "#app/components/scenes/reading/street-map.tsx";
import type { ArticleCategory } from "#app/content/site/records.ts";

const scenes: Record<ArticleCategory, ComponentType> = {
  "Getting Started": StreetMap,
  "Credit Repair": ReportTable,
  "Financial Planning": BudgetTable,
  "Home Buying Process": ForSale,
  "Mortgage Types": FourHouses,
  "Success Stories": MovingDay,
};

/** The picture that the articles of a category share. */
export function CategoryScene({ category }: { category: ArticleCategory }) {
  const Scene = scenes[category];
  return <Scene />;
}
