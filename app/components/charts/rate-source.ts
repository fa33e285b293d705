/** Freddie Mac asks to be named wherever its survey is shown. */
export const rateSource =
  "Source: Freddie Mac, Primary Mortgage Market Survey, through FRED, weeks to August 20, 2026. Yearly averages are ours. A survey of rates, without fees: not an APR, and not an offer.";
