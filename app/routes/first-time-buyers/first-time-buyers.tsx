import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { Programs } from "./buyer-programs.tsx";
import { ClosingDoor } from "./closing-door.tsx";
import { Course } from "./course.tsx";
import css from "./first-time-buyers.css?inline";
import { Hero } from "./first-time-buyers-hero.tsx";
import { Mistakes } from "./mistakes.tsx";
import { Phases } from "./phases.tsx";

export const meta = pageMeta("/first-time-buyers");

function FirstTimeBuyersPage() {
  return (
    <>
      <InlineStyle name="first-time-buyers" layer="page" css={css} />
      <Hero />
      <Phases />
      <Programs />
      <div className="turn turn--RL" />
      <Course />
      <div className="turn turn--LR" />
      <Mistakes />
      <ClosingDoor />
    </>
  );
}

export default import.meta.env.SSR ? FirstTimeBuyersPage : ReloadDocument;
