import type { ComponentType } from "react";
import { Booklets, CalculatorAndTape, Clippings, Newspaper } from "#app/components/scenes/drawer-things.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { calculators } from "#app/content/pages/calculators.ts";
import { type ResourceCardId, resourceCards } from "#app/content/pages/resources.ts";

const things: Record<ResourceCardId, ComponentType> = {
  guides: Booklets,
  calculators: CalculatorAndTape,
  reports: Newspaper,
  articles: Clippings,
};
const ready = calculators.filter((calculator) => calculator.ready).length;

/** The kitchen drawer, pulled out and seen from above: four compartments, each with what it holds. */
export function Drawer({ counts }: { counts: { guides: number; reports: number } }) {
  const today: Record<ResourceCardId, string> = {
    guides: `${counts.guides} today`,
    calculators: `${ready} work today`,
    reports: `${counts.reports} today`,
    articles: `${counts.guides + counts.reports} pieces today`,
  };
  return (
    <section className="drawer" aria-labelledby="drawer">
      <div className="wrap">
        <h2 className="vh" id="drawer">
          What is in the drawer
        </h2>
        <ul className="drawer__in">
          {resourceCards.map(({ id, title, to, description }) => {
            const Things = things[id];
            return (
              <li key={id}>
                <SiteLink to={to}>
                  <Things />
                  <span className="drawer__label">
                    <b className="disp">{title}</b>
                    <span className="drawer__today">{today[id]}</span>
                    <span>{description}</span>
                  </span>
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="drawer__front" aria-hidden="true" />
    </section>
  );
}
