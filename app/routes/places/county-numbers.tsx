import { OwnFigure, OwnLimit, OwnLines } from "#app/components/own-numbers/own-lines.tsx";
import type { CountyPage } from "./place-page.server.ts";

/** The county's figures applied to the plan on this device; nothing if they differ by town. */
export function CountyNumbers({ county: { areas, incomes } }: { county: CountyPage }) {
  const [area] = areas;
  const [limits] = incomes;
  const lines = [
    area &&
      areas.length === 1 && {
        id: "rent",
        text: (
          <>
            Your rent of <OwnFigure sum={{ rent: 1 }} /> a month would buy a home of about{" "}
            <OwnFigure sum={{ rent: area.home.priceCents / area.twoBedroomCents }} step={500_00} /> here, worked out
            like the two-bedroom below.
          </>
        ),
      },
    limits &&
      incomes.length === 1 &&
      limits.middleOfTowns === null && {
        id: "income",
        text: (
          <>
            Your income is <OwnFigure sum={{ income: 1 }} /> a year. For a household of your size, the 80% limit here is{" "}
            <OwnLimit cents={limits.lowIncomeCents} />.
          </>
        ),
      },
  ].filter((line) => line !== false && line !== undefined);
  return (
    lines.length > 0 && (
      <div className="wrap">
        <OwnLines lines={lines} />
      </div>
    )
  );
}
