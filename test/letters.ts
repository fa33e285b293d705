import { siteLetters } from "#app/server/services.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { testDataKey } from "./data-key.ts";

/** Every letter of the site, with links to its default address. */
export const testLetters = siteLetters(testDataKey, readSettings({}));
