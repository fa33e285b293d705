import { NotFoundScreen } from "./not-found-screen.tsx";
import { ReloadDocument } from "./reload-document.tsx";

/**
 * The 404 page, from the server only: no running page carries it along. Where a link in a running page leads
 * nowhere, the browser loads that address anew and gets the page with its status.
 */
export function NotFound() {
  return import.meta.env.SSR ? <NotFoundScreen /> : <ReloadDocument />;
}
