/**
 * Lets `most` works run at a time; the others wait here, in order. Waiting here costs nothing and has no deadline, unlike
 * waiting for a connection to the database, of which others need some too.
 */
export function createLine(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
