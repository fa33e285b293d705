/**
 * The facts that every rule table states about itself. `npm run doctor` and the build name tables past their review date.
 */
export type RuleTable = {
  id: string;
  /** Where to find the figures, by name and number. */
  source: string;
  /** The day the rules hold from. */
  effective: string;
  /** The day from which we have to look them up again. */
  reviewBy: string;
};
