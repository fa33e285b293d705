import type { ReactNode } from "react";
import { formatDay } from "#app/domain/text/format-date.ts";
import { PageHero } from "./page-hero.tsx";

type PolicyHeadProps = {
  name: string;
  title: string;
  lead: string;
  updated: string;
  reviewed: string;
  scene: ReactNode;
};

/** The head of a legal page: its name and dates on paper, its scene up to the edge of the screen. */
export function PolicyHead({ name, title, lead, updated, reviewed, scene }: PolicyHeadProps) {
  return (
    <div className="polhead">
      <PageHero name={name} title={title} lead={lead}>
        <p className="fine">
          Last updated <time dateTime={updated}>{formatDay(updated)}</time>.
          {reviewed !== updated && (
            <>
              {" "}
              Compared with what this site does on <time dateTime={reviewed}>{formatDay(reviewed)}</time>.
            </>
          )}
        </p>
      </PageHero>
      {scene}
    </div>
  );
}
