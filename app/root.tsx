import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, Links, Meta, type MetaArgs, Outlet, useLocation } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { CookieHead } from "#app/components/layout/cookie-banner.tsx";
import { ArrivalScript, HeadLinks } from "#app/components/layout/head-links.tsx";
import { NotFound } from "#app/components/layout/not-found-body.tsx";
import { Shell } from "#app/components/layout/shell.tsx";
import { pageHead } from "#app/content/heads/page-heads.ts";
import { usePagePath, useRouteHandle } from "#app/lib/page/route-handle.ts";
import { failureMeta } from "#app/lib/page/seo.ts";
import { site } from "#config/site.ts";
import { SpeculationRules, StructuredData } from "./components/layout/head-links.tsx";
import { SceneFrame } from "./components/scenes/frame.tsx";
import { Box, Disc, Line } from "./components/scenes/shapes.tsx";
import { RequestIdContext } from "./lib/page/page-context.ts";
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
        {/* In a frame the page around it has asked about cookies. */}
        {shell === "none" ? <ArrivalScript /> : <CookieHead />}
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

/** The last screen: the cause for developers, an error number and a way on for everyone else. */
function ErrorScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const errorId = useContext(RequestIdContext);
  return (
    <div className="wrap sec split">
      <div>
        <h1>Unexpected Application Error!</h1>
        <p className="lead">
          Something broke on our end, not yours. Try the page again. If it fails again, call{" "}
          <a href={site.phone.href}>{site.phone.display}</a>.
        </p>
        {errorId && (
          <p>
            Error number, if you call: <b>{errorId}</b>
          </p>
        )}
        <div className="acts">
          <a className="btn" href={pathname}>
            Try Again
          </a>
          <a className="btn btn--line" href="/">
            Return Home
          </a>
        </div>
        {import.meta.env.DEV && <pre className="scrollx">{errorText(error)}</pre>}
      </div>
      <FuseBox />
    </div>
  );
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error, null, 2);
}

const rows = [0, 1, 2, 3];

/** A fuse box with one switch off: the house is fine, one light is out. */
function FuseBox() {
  return (
    <SceneFrame viewBox="0 0 480 340" title="An open fuse box on a wall; one of its eight switches is out">
      <Box x={1} y={1} w={478} h={338} fill="cream" />
      <Line d={rows.map((row) => `M1 ${70 + row * 68}h478`).join("")} width={1.2} opacity={0.4} />
      <Line d="M322 1v42M350 1v42" width={4} />
      <Box x={44} y={50} w={194} h={246} r={4} fill="slate" />
      <Box x={238} y={42} w={196} h={262} r={6} fill="metal" />
      <Box x={254} y={58} w={164} h={230} fill="roof" />
      <Disc x={62} y={173} r={6} fill="trim" />
      <Box x={92} y={84} w={104} h={140} fill="paper" />
      <Line d="M106 106h56M106 128h76M106 150h48M106 172h68M106 194h40" width={2} opacity={0.55} />
      <Line d="M238 92h-8v26h8M238 230h-8v26h8" />
      {rows.map((row) => (
        <g key={row}>
          <Breaker x={272} y={74 + row * 52} />
          <Breaker x={344} y={74 + row * 52} out={row === 2} />
        </g>
      ))}
    </SceneFrame>
  );
}

function Breaker({ x, y, out }: { x: number; y: number; out?: boolean }) {
  return (
    <>
      <Box x={x} y={y} w={56} h={40} r={3} fill="trim" />
      <Box x={x + 8} y={y + 10} w={40} h={20} fill="dark" />
      <Box x={out ? x + 28 : x + 8} y={y + 8} w={20} h={24} r={2} fill={out ? "brick" : "green"} />
    </>
  );
}
