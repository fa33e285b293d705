import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import type { Plugin } from "vite";

/**
 * Answers the requests of prerendering by the server that was just built. The router's own plugin does so, too; but for
 * these requests it also makes types and watches every file of this folder, those that the build is writing among them.
 */
export function answerFromBuild(buildFolder: string): Plugin {
  return {
    name: "answer-from-build",
    async configurePreviewServer({ middlewares }) {
      const server = pathToFileURL(resolve(join(buildFolder, "server/index.js"))).href;
      const build: ServerBuild = await import(server);
      middlewares.use(createRequestListener({ build, mode: "production" }));
    },
  };
}
