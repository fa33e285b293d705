/** The files for the browser of the build that is tried; `npm test` says which, so that it is one for all journeys. */
export const clientFolder = `${process.env.SITE_BUILD ?? "build"}/client`;
