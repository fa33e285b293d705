/**
 * How often a test tries what is by chance: a few times in the gate, and a great many when `npm run prove` runs the unit tests
 * again, thoroughly.
 */
export function rounds(inGate: number, inProof: number): number {
  return process.env.THOROUGH ? inProof : inGate;
}
