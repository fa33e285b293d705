const { LD_PRELOAD, FAKETIME, FAKETIME_SHARED } = process.env;

/** What a process of its own needs to live on the day on which the tests run (see scripts/gate.mjs); nothing on today. */
export const childClock = { LD_PRELOAD, FAKETIME, FAKETIME_SHARED };
