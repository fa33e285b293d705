/**
 * The environment of a process that keeps the machine's clock when everything was started under `faketime`: Firefox and WebKit
 * do not start under its library, and Dovecot's many short processes hang in it.
 */
export function environmentWithMachineClock(): NodeJS.ProcessEnv {
  const { LD_PRELOAD: _, ...environment } = process.env;
  return environment;
}
