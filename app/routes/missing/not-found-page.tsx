import { NotFound } from "#app/components/layout/not-found-body.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";

export const meta = pageMeta("/404");

/** Prerendered once; the HTTP server sends it with status 404 for every address it does not know. */
export default function NotFoundPage() {
  return <NotFound />;
}
