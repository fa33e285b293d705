import { markPlanned } from "#app/lib/my-path/plan-mark.ts";

// Before the first paint, so nothing moves when the visitor's numbers arrive.
markPlanned();
