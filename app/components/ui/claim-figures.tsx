import { type ClaimId, claims } from "#app/content/claims.ts";
import { classNames } from "#app/lib/class-names.ts";
import { formatMonth } from "#app/lib/format-date.ts";
import { DisclosureText } from "./disclosure-text.tsx";

/** Claimed figures together with what has to be said beside them; neither can be shown without the other. */
export function ClaimFigures({ ids, className }: { ids: readonly ClaimId[]; className?: string }) {
  const shown = ids.map((id) => ({ id, ...claims[id] }));
  const asOf = shown.map((claim) => claim.asOf).toSorted()[0];
  return (
    <div className={className}>
      <dl className={classNames("stats", ids.length === 3 && "stats--3")}>
        {shown.map(({ id, figure, text }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <DisclosureText>
        Our own figures, not audited{asOf && <>, as of {formatMonth(asOf)}</>}.{" "}
        {shown.map(({ disclosure }) => disclosure).join(" ")}
      </DisclosureText>
    </div>
  );
}
