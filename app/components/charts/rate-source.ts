import { rates } from "#app/content/figures/rate-figures.ts";

const survey = `Freddie Mac, Primary Mortgage Market Survey, ${rates.from}, to ${rates.latestDay}`;

/** Freddie Mac asks to be named wherever its survey is shown. */
export const rateSource = `Source: ${survey}. Yearly averages are ours. A survey of rates, without fees: not an APR, and not an offer.`;

export const loanSource = `Source: our sum from ${survey}. Illustration at survey rates, without taxes, insurance or fees: not an offer.`;
