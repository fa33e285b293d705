import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, type MetaArgs, Outlet } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { CookieHead } from "#app/components/layout/cookie-banner.tsx";
import { ErrorScreen } from "#app/components/layout/error-screen.tsx";
import { ArrivalScript, HeadLinks } from "#app/components/layout/head-links.tsx";
import { NotFound } from "#app/components/layout/not-found-body.tsx";
import { Shell } from "#app/components/layout/shell.tsx";
import { pageHead } from "#app/content/heads/page-heads.ts";
import { usePagePath, useRouteHandle } from "#app/lib/page/route-handle.ts";
import { failureMeta } from "#app/lib/page/seo.ts";
import { SpeculationRules, StructuredData } from "./components/layout/head-links.tsx";
import css from "./styles/app.css?inline";

export function Layout({ children }: { children: ReactNode }) {
  const { personal, shell } = useRouteHandle();
  const path = usePagePath();
  return (
    <html lang="en-US" data-personal={personal ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineStyle name="site" layer="site" css={css} />
        <ArrivalScript />
        {/* In a frame the page around it has asked. */}
        {shell !== "none" && <CookieHead />}
        <HeadLinks />
        <Meta />
        <Links />
        <StructuredData path={path} />
      </head>
      <body>
        {/* In a frame it is the second main part on the screen, so it has a name: the page's h1 carries the id. */}
        {shell === "none" ? (
          <main id="main" aria-labelledby="page-title">
            {children}
          </main>
        ) : (
          <Shell landing={shell === "landing"}>{children}</Shell>
        )}
        <SpeculationRules />
      </body>
    </html>
  );
}

export function meta({ error }: MetaArgs) {
  if (error === undefined) return [];
  return failureMeta(isMissing(error) ? pageHead("/404").title : "Unexpected Application Error!");
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return isMissing(error) ? <NotFound /> : <ErrorScreen error={error} />;
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export default function App() {
  return <Outlet />;
}
