import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import css from "./claim-figures.css?inline";

/**
 * A claimed figure inside a sentence, a cell or a heading. The build looks for a `Disclosure` of the same claim in the
 * same section, article or aside, and fails when there is none.
 */
export function ClaimFigure({ claim }: { claim: Claim }) {
  return <span data-claim={claim.id}>{claim.figure}</span>;
}

/** A sentence, up to the period before the next one. */
const sentence = /.+?(?:\.(?= [\p{Lu}\d$])|$)/gu;

/**
 * The disclosures of the claims: their terms, each sentence once, and one line if a figure is our own. Put it
 * into a `DisclosureText` near the figures.
 */
export function Disclosure({ claims }: { claims: readonly Claim[] }) {
  const terms = new Set(claims.flatMap((claim) => claim.terms?.match(sentence)?.map((each) => each.trim()) ?? []));
  return (
    <span data-discloses={claims.map((claim) => claim.id).join(" ")}>
      {[...terms].join(" ")}{" "}
      {claims.some(({ kind, terms }) => kind === "outcome" || (kind === "offer" && !terms)) && (
        <>
          Our own figures, not audited. <a href="/about#how-we-count">How we count</a>
        </>
      )}
    </span>
  );
}

const mark = /\{(\w+)\}/;

/** A sentence of a content record that names claims in braces, with their figures set in. */
export function ClaimText({ text, claims }: { text: string; claims: Readonly<Record<string, Claim>> }) {
  return text.split(mark).map((part, index) => {
    if (index % 2 === 0) return part;
    const claim = claims[part];
    if (!claim) throw new Error(`No claim is called "${part}"`);
    return <ClaimFigure key={part} claim={claim} />;
  });
}

/** The claims that sentences name in braces, for their disclosure. */
export function claimsIn(texts: readonly string[], claims: Readonly<Record<string, Claim>>): Claim[] {
  const names = texts.flatMap((text) => text.split(mark).filter((_, index) => index % 2 === 1));
  return [...new Set(names)].flatMap((name) => claims[name] ?? []);
}

/** Claimed figures together with their disclosure; one cannot show without the other. Proof on a page of ours is linked. */
export function ClaimFigures({ claims }: { claims: readonly Claim[] }) {
  return (
    <div>
      <InlineStyle name="claim-figures" layer="site" css={css} />
      <dl className={classNames("stats", claims.length === 3 && "stats--3")}>
        {claims.map((claim) => (
          <div key={claim.id}>
            <dt>{claim.text}</dt>
            <dd>
              {claim.evidence?.startsWith("/") ? (
                <a href={claim.evidence}>
                  <ClaimFigure claim={claim} />
                </a>
              ) : (
                <ClaimFigure claim={claim} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <DisclosureText>
        <Disclosure claims={claims} />
      </DisclosureText>
    </div>
  );
}

/** The small print of a claim. */
export function DisclosureText({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <p className="fine" id={id}>
      {children}
    </p>
  );
}
