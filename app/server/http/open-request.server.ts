import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestContext } from "#app/server/context.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { clientAddress } from "./client-address.server.ts";

/** Names a request and finds out from whom it comes. */
export function openRequest(services: Services, request: IncomingMessage): RequestContext {
  const { trustedProxies } = services.settings;
  return { requestId: randomUUID(), clientAddress: clientAddress(request, trustedProxies), services };
}
