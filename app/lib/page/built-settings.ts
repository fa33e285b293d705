import type { PublicSettings } from "#config/public-settings.ts";

declare const __PUBLIC_SETTINGS__: PublicSettings;

/** The public settings of this build (see `vite.config.ts`). */
export const publicSettings: PublicSettings = __PUBLIC_SETTINGS__;
