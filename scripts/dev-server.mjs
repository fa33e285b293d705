// The process behind `npm run dev`: Vite serves the modules and reloads them, the site's own listener does the rest.
import { createServer } from "node:http";
import { createServer as createVite } from "vite";

process.env.NODE_ENV = "development";
process.channel?.unref();
process.once("disconnect", () => process.exit());

const host = process.env.HOST || "127.0.0.1";
const port = Number(process.env.PORT || 3000);
const server = createServer();
const vite = await createVite({ appType: "custom", server: { middlewareMode: { server }, ws: { server } } });
let current = { make: undefined, services: undefined };

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
server.listen(port, host, () => console.log(`Work in progress on http://${host}:${port}`));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);

async function answer(request, response) {
  try {
    const site = await vite.ssrLoadModule("./server.ts");
    const services = await servicesOf(site);
    // Loaded from here alone, so no build has it.
    const { emailPage } = await vite.ssrLoadModule("./app/server/http/email-gallery.server.tsx");
    const emails = emailPage(request.url.split("?")[0], services);
    if (emails === null) site.developmentListener(services)(request, response);
    else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(emails);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(error.stack);
  }
}

/** Vite gives a new function only when the storage's own code was edited; everything else keeps the open database. */
function servicesOf({ createDevelopmentServices }) {
  if (createDevelopmentServices !== current.make) {
    const last = current.services;
    const services = Promise.resolve(last)
      .then((open) => open?.close())
      .then(() => createDevelopmentServices(process.env));
    // A failed start is tried again with the next request.
    services.catch(() => {
      current = { make: undefined, services: undefined };
    });
    current = { make: createDevelopmentServices, services };
  }
  return current.services;
}

async function stop() {
  await vite.close();
  await (await current.services)?.close();
  process.exit(0);
}
