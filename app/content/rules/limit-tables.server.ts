import type { LimitTable } from "#app/domain/loan/limits.ts";
import conformingCsv from "./conforming-limits.csv?raw";
import fhaCsv from "./fha-limits.csv?raw";
import { parseLimits } from "./parse-limits.ts";

/**
 * The limits of every county by year, the newest first: some 15 KB a year, so only the server has them. Conforming
 * limits of 2025 for two to four units are not in the public copy that we have.
 */
export const conformingTables: readonly LimitTable[] = parseLimits(conformingCsv);
export const fhaTables: readonly LimitTable[] = parseLimits(fhaCsv);
