import { InlineStyle } from "#app/components/inline-style.tsx";
import { ClaimFigure } from "#app/components/ui/claim.tsx";
import type { Claim } from "#app/content/claims/claim-record.ts";
import type { AssistanceProgram } from "#app/content/site/records.ts";
import css from "./program-list.css?inline";

type ListedProgram = AssistanceProgram & {
  /** The figure under the title. Its disclosure must be in the same section. */
  claim?: Claim;
  /** The figure's meaning, read after it. */
  claimText?: string;
  /** A program that pays such an amount. */
  real?: { name: string; amount: string; to: string };
  payback?: string;
  rulesBy?: string;
  /** Keywords that the page's own style sheet selects programs by. */
  fits?: readonly string[];
};

/** Programs as a list to scan: what each is, what it asks for, what it gives, and whose rules they are. */
export function ProgramList({ programs }: { programs: readonly ListedProgram[] }) {
  return (
    <ul className="progs lines lines--barred">
      <InlineStyle name="program-list" layer="page" css={css} />
      {programs.map(
        ({ title, description, claim, claimText, requirements, benefits, payback, rulesBy, fits, real }) => (
          <li key={title} className="cols" data-fits={fits?.join(" ")}>
            <div>
              <h3>{title}</h3>
              {claim && (
                <p className="progs__sum">
                  <ClaimFigure claim={claim} /> <small>{claimText}</small>
                </p>
              )}
              <p>{description}</p>
              {real && (
                <p className="fine">
                  A real one: <a href={real.to}>{real.name}</a>. {real.amount} Ask if it still holds.
                </p>
              )}
              {rulesBy && <p className="fine">{rulesBy}</p>}
            </div>
            <ProgramPoints title="What it asks" points={requirements} />
            <div>
              <ProgramPoints title="What it gives" points={benefits} />
              {payback && (
                <p className="progs__back">
                  <b>Do you pay it back?</b> {payback}
                </p>
              )}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

function ProgramPoints({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="progs__points">
      <h4>{title}</h4>
      <ul className="lines">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
