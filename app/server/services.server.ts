import type { Logger } from "pino";
import type { Settings } from "./env.server.ts";

/** Everything with effects that a request can reach; made once at start-up. */
export type Services = {
  settings: Settings;
  log: Logger;
};
