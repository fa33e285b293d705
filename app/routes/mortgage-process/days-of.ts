const daysIn: Record<string, number> = { minutes: 1 / 1440, hours: 1 / 24, days: 1, weeks: 7 };

/** `2-8 weeks` as days, shortest and longest. Throws where a step's time frame is written in another way. */
export function daysOf(timeframe: string): { shortest: number; longest: number } {
  const [, from, to, unit = ""] = /^(\d+)-(\d+) (\w+)$/.exec(timeframe) ?? [];
  const length = daysIn[unit];
  if (length === undefined) throw new Error(`A time frame cannot be drawn: ${timeframe}`);
  return { shortest: Number(from) * length, longest: Number(to) * length };
}
