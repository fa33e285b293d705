import { debianPackages, engineNames, inPath } from "../../e2e/engines/installed-engines.ts";
import { findPostgresBinaries } from "../../test/postgres-binaries.ts";

/** Tools that tests need besides browsers, and how to install each on Debian. */
const tools = {
  PostgreSQL: { isHere: () => findPostgresBinaries() !== null, debianPackage: "postgresql" },
  Dovecot: { isHere: () => inPath("dovecot") !== undefined, debianPackage: "dovecot-imapd" },
  nginx: { isHere: () => inPath("nginx") !== undefined, debianPackage: "nginx-light" },
};

/**
 * Names the engines and tools that are missing. In CI that is a failure; elsewhere their tests are skipped, and the last
 * lines say so.
 */
export function checkTools(run, names) {
  const missing = [
    ...engineNames().missing.map((name) => [name, debianPackages[name]]),
    ...names.filter((name) => !tools[name].isHere()).map((name) => [name, tools[name].debianPackage]),
  ];
  for (const [name, debianPackage] of missing) {
    const error = `this machine has no ${name} (on Debian: apt install ${debianPackage})`;
    if (process.env.CI) run.fail({ title: `${name} is missing`, error });
    else run.leaveOut(error);
  }
}
