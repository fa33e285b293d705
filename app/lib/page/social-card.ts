// In its own file: the build's settings (`react-router.config.ts`) need it before there are public settings.

/** Path of the picture for a page when its link is shared: `/guides/x` → `/social/guides-x.png`. */
export function socialCardPath(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}

/** The size every service crops to, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;
