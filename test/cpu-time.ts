/**
 * How many milliseconds of a processor some work took, in all threads of this process. The clock on the wall would say what
 * else the machine had to do meanwhile.
 */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
