/** What every table of rules says about itself. `npm run doctor` and the build name those whose day of review has come. */
export type RuleTable = {
  id: string;
  /** Where to find the figures, by name and number. */
  source: string;
  /** The day the rules hold from. */
  effective: string;
  /** The day from which they have to be looked up again. */
  reviewBy: string;
};
