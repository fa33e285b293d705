import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import { createServices, type Services } from "#app/server/services.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { createRequestListener } from "./request-listener.server.ts";
import { securityHeaders, withoutContentPolicy } from "./static/security-headers.server.ts";

/** Opens the services on a developer's machine and starts the deliveries; emails always become files. */
export async function createDevelopmentServices(environment: Record<string, string | undefined>): Promise<Services> {
  const services = await createServices(readSettings({ ...environment, SMTP_URL: undefined }));
  services.delivery.start();
  return services;
}

/** Answers with the routes as they are now; Vite has already served the files. */
export function createDevelopmentListener(services: Services, build: ServerBuild): RequestListener {
  return createRequestListener({
    services,
    build,
    mode: "development",
    commonHeaders: withoutContentPolicy(securityHeaders(publicSettings)),
    files: new Map(),
    desk: null,
    stopping: new AbortController().signal,
  });
}
