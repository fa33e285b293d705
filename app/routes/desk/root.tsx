import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { errorWords } from "#app/components/desk/error-words.ts";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import "#app/components/desk/desk.css";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function meta() {
  return [{ title: "Desk | Path to Keys" }];
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { title, text } = errorWords(error);
  return (
    <GateCard title={title}>
      <p>{text}</p>
      <p>
        <a href="/desk">Back to the desk</a>
      </p>
    </GateCard>
  );
}
