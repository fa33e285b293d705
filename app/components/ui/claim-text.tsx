import type { Claim } from "#app/content/claims/claim-record.ts";
import { ClaimFigure } from "./claim.tsx";

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

/** The claims that sentences name in braces, for the disclosure beside them. */
export function claimsIn(texts: readonly string[], claims: Readonly<Record<string, Claim>>): Claim[] {
  const names = texts.flatMap((text) => text.split(mark).filter((_, index) => index % 2 === 1));
  return [...new Set(names)].flatMap((name) => claims[name] ?? []);
}
