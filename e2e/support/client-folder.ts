/** The browser's files of the build under test; `npm test` says which build, so that all journeys use the same one. */
export const clientFolder = `${process.env.SITE_BUILD ?? "build"}/client`;
