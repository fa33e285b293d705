/** How long the clock must have run without a jump before anything is deleted by it: time to notice that it is wrong. */
const steadyMs = 6 * 60 * 60 * 1000;

/** More than any correction of a clock that runs, and less than a wrong hour. */
const jumpMs = 5 * 60 * 1000;

/**
 * Makes a function that takes the clock's time (milliseconds since 1970) again and again, and says whether it has run steadily
 * for six hours. A start and a jump begin the six hours again.
 *
 * @param ranMs milliseconds that have really passed since some moment, whatever anyone does to the clock
 */
export function createClockWatch(ranMs = () => performance.now()): (nowMs: number) => boolean {
  let since = ranMs();
  let before: { nowMs: number; ran: number } | null = null;
  return (nowMs) => {
    const ran = ranMs();
    const jumped = before !== null && Math.abs(nowMs - before.nowMs - (ran - before.ran)) > jumpMs;
    if (jumped) since = ran;
    before = { nowMs, ran };
    return ran - since >= steadyMs;
  };
}
