import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Stop, type StopState, stopStateWords } from "#app/components/ui/stop.tsx";
import { classNames } from "#app/lib/format/class-names.ts";
import css from "./path-graphic.css?inline";

export type PathStep = { name: string; state: StopState; note?: ReactNode };

/** From tenant to homeowner: three stops behind you, the keys still ahead. */
const tenantToHomeowner: readonly PathStep[] = [
  { name: "Start", state: "done" },
  { name: "Credit", state: "done" },
  { name: "Pre-Approval", state: "done" },
  { name: "Keys", state: "next" },
];

type PathGraphicProps = {
  /** The subject of the path, for people who do not see it. */
  label: string;
  steps?: readonly PathStep[];
  className?: string;
};

/** Steps along a path. Each state shows in three ways: by fill, by check mark and in words. */
export function PathGraphic({ label, steps = tenantToHomeowner, className }: PathGraphicProps) {
  return (
    <ol className={classNames("pathg", className)} aria-label={label}>
      <InlineStyle name="path-graphic" layer="site" css={css} />
      {steps.map(({ name, state, note }) => (
        <li key={name} aria-current={state === "next" ? "step" : undefined}>
          <Stop state={state} />
          <div>
            <b>{name}</b> <span className="vh">({stopStateWords[state]})</span>
            {note && <p>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
