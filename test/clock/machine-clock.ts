/**
 * The environment for a process that keeps the machine's clock when everything is started under `faketime`: Firefox and
 * WebKit don't start with its library, and Dovecot's many short processes hang in it.
 */
export function environmentWithMachineClock(): NodeJS.ProcessEnv {
  const { LD_PRELOAD: _, ...environment } = process.env;
  return environment;
}
