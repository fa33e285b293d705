import { startBuiltSite } from "../built-site.mjs";

const sender = { MAIL_FROM: "Path to Keys <letters@business.example>", TEAM_EMAIL: "team@business.example" };
const fast = { DESK: "on", LETTERS_PER_MINUTE: "1000000", LOG_LEVEL: "info" };

/** The built site with a desk, to be killed and started again on one database. */
export function startKilledSite(settings) {
  let site;
  return {
    async start() {
      site = await startBuiltSite({ ...sender, ...fast, ...settings });
    },
    kill: async () => site?.kill(),
  };
}
