import type { Claim } from "#app/content/claims/claim-record.ts";

/**
 * A claimed figure inside a sentence, a cell or a heading. The build looks for a `Disclosure` of the same claim in the
 * same section, article or aside, and fails when there is none.
 */
export function ClaimFigure({ claim }: { claim: Claim }) {
  return <span data-claim={claim.id}>{claim.figure}</span>;
}

const sentenceEnd = /(?<=\.) (?=[\p{Lu}\d$])/u;

/** What has to be said beside the claims, each sentence once. Put it into a `DisclosureText` near the figures. */
export function Disclosure({ claims }: { claims: readonly Claim[] }) {
  const sentences = new Set(claims.flatMap((claim) => claim.disclosure.split(sentenceEnd)));
  return <span data-discloses={claims.map((claim) => claim.id).join(" ")}>{[...sentences].join(" ")}</span>;
}
