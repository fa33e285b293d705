/**
 * How often a test repeats something random: a few times in the gate, and many times when `npm run prove` runs the unit
 * tests again, thoroughly.
 */
export function rounds(inGate: number, inProof: number): number {
  return process.env.THOROUGH ? inProof : inGate;
}
