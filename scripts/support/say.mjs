/** One line a step for the person who watches. To standard error: standard output belongs to the command's own result. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Says what is wrong and ends the process: for things the reader has to put right. */
export function giveUp(line) {
  say(line);
  process.exit(1);
}

/** "0.8 s" or "74 s" since a `performance.now()`. */
export function secondsSince(startedAt) {
  const seconds = (performance.now() - startedAt) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}
