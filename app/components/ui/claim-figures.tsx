import { InlineStyle } from "#app/components/inline-style.tsx";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import { ClaimFigure, Disclosure } from "./claim.tsx";
import css from "./claim-figures.css?inline";
import { DisclosureText } from "./disclosure-text.tsx";

/** Claimed figures together with what has to be said beside them; neither can be shown without the other. */
export function ClaimFigures({ claims }: { claims: readonly Claim[] }) {
  const asOf = claims.map((claim) => claim.asOf).toSorted()[0];
  return (
    <div>
      <InlineStyle name="claim-figures" layer="site" css={css} />
      <dl className={classNames("stats", claims.length === 3 && "stats--3")}>
        {claims.map((claim) => (
          <div key={claim.id}>
            <dt>{claim.text}</dt>
            <dd>
              <ClaimFigure claim={claim} />
            </dd>
          </div>
        ))}
      </dl>
      <DisclosureText>
        Our own figures, not audited{asOf && <>, as of {formatMonth(asOf)}</>}. <Disclosure claims={claims} />
      </DisclosureText>
    </div>
  );
}
