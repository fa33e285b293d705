import type { Claim } from "#app/content/claims/claim-record.ts";

/** Names the claims that nobody has proved, and those whose day of review has come. `today` as `YYYY-MM-DD`. */
export function claimsLeft(claims: readonly Claim[], today: string): string[] {
  return claims.flatMap(({ id, figure, text, evidence, reviewBy }) => [
    ...(evidence === undefined ? [`claim ${id} is unsubstantiated: "${figure}", ${text}`] : []),
    ...(reviewBy <= today ? [`claim ${id} was to be reviewed by ${reviewBy}`] : []),
  ]);
}
