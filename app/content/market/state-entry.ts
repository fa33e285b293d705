import csv from "#app/content/market-data/state-entry.csv?raw";
import { type StateCode, stateCodes, states } from "#app/content/places/states.ts";
import { csvRows } from "#app/domain/text/csv.ts";

/** What it takes to buy a typical home of a state, in dollars (`npm run data`). */
export type StateEntry = {
  state: StateCode;
  name: string;
  /** A typical home that owners live in, and a year's tax on it. */
  home: number;
  tax: number;
  /** Down payment and closing costs, with 3%, 5% and 10% down. */
  cash3: number;
  cash5: number;
  cash10: number;
  /** Closing costs alone, with 3% down. */
  closing3: number;
  /** Due each month at the start, with 5% down. */
  monthly5: number;
};

const rows = csvRows(csv, ["state", "home", "tax", "cash_3", "cash_5", "cash_10", "closing_3", "monthly_5"]);

/** Every state and DC, the costliest to enter first. */
export const stateEntries: readonly StateEntry[] = stateCodes
  .map((state) => {
    const row = rows.find((each) => each.state === state);
    if (!row) throw new Error(`No costs of ${state}`);
    return {
      state,
      name: states[state].name,
      home: Number(row.home),
      tax: Number(row.tax),
      cash3: Number(row.cash_3),
      cash5: Number(row.cash_5),
      cash10: Number(row.cash_10),
      closing3: Number(row.closing_3),
      monthly5: Number(row.monthly_5),
    };
  })
  .toSorted((a, b) => b.cash3 - a.cash3);
