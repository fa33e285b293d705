import { counted } from "#app/domain/text/counted.ts";
/** "in 20 seconds", "in a minute", "in 5 minutes": when it is worth trying again, rounded up. */
export function retryTime(seconds: number): string {
  if (seconds <= 1) return "in a second";
  if (seconds < 60) return `in ${counted(Math.ceil(seconds), "second")}`;
  if (seconds === 60) return "in a minute";
  return `in ${counted(Math.ceil(seconds / 60), "minute")}`;
}
