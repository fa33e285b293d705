import { useContext } from "react";
import { useLocation } from "react-router";
import { FuseBox } from "#app/components/scenes/fuse-box.tsx";
import { RequestIdContext } from "#app/lib/page/request-id.ts";
import { site } from "#config/site.ts";

/** The last screen: what failed for those who build the site, a number to quote and a way on for everybody else. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const errorId = useContext(RequestIdContext);
  return (
    <div className="wrap sec split">
      <div>
        <h1>Unexpected Application Error!</h1>
        <p className="lead">
          Something broke on our side, not yours. Try the page again. If it fails again, call{" "}
          <a href={site.phone.href}>{site.phone.display}</a>.
        </p>
        {errorId && (
          <p>
            Error number, if you call: <b>{errorId}</b>
          </p>
        )}
        <div className="acts">
          {/* Plain links: what failed may be the very script that would follow them. */}
          <a className="btn" href={pathname}>
            Try Again
          </a>
          <a className="btn btn--line" href="/">
            Return Home
          </a>
        </div>
        {import.meta.env.DEV && <pre className="scrollx">{errorText(error)}</pre>}
      </div>
      {/* Running pages do not carry the picture along. */}
      {import.meta.env.SSR && <FuseBox />}
    </div>
  );
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error, null, 2);
}
