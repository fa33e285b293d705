import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./styles/app.css?inline";

export function Layout({ children }: { children: ReactNode }) {
  const hydrate = useMatches().some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The browser keeps the text that the server sent: the sheet is not in the script a second time. */}
        <InlineStyle name="site" layer="site" css={import.meta.env.SSR ? css : ""} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrate && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
