import { InlineScript } from "#app/components/inline-script.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { MissingNumber } from "#app/components/scenes/missing-number.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { isPage } from "#app/content/page-heads.ts";
import { site } from "#config/site.ts";
import css from "./not-found-screen.css?inline";

// One prerendered page answers every missed address, so the browser has to say which one it was. The path only:
// a query may hold what a visitor typed.
const logMissedPath = 'console.error("404 - Page Not Found: "+location.pathname)';

// A page that does not exist yet is no help to somebody who has just missed one.
const ways = [
  { to: "/get-started", label: "Get your free credit analysis" },
  { to: "/how-it-works", label: "See how it works" },
  { to: "/resources", label: "Read guides and use the calculators" },
  { to: "/faq", label: "Read the questions others ask" },
].filter(({ to }) => isPage(to));

export function NotFoundScreen() {
  return (
    <>
      <InlineStyle name="not-found" layer="page" css={css} />
      <div className="wrap nf cols cols--end">
        <div>
          <h1>404 - Page Not Found</h1>
          <p className="lead">The page you're looking for doesn't exist.</p>
          <div className="acts">
            <ButtonLink to="/">
              Return Home <Arrow />
            </ButtonLink>
          </div>
        </div>
        <div className="nf__ways">
          <h2>Where you may have been going</h2>
          <ul className="lines lines--closed">
            {ways.map(({ to, label }) => (
              <li key={to}>
                <SiteLink className="tlink" to={to}>
                  {label} <Arrow />
                </SiteLink>
              </li>
            ))}
            <li>
              <a className="tlink" href={site.phone.href}>
                Call {site.phone.display} <Arrow />
              </a>
            </li>
            <li>
              <a className="tlink" href={`mailto:${site.email}`}>
                Write to us <Arrow />
              </a>
            </li>
          </ul>
        </div>
      </div>
      <MissingNumber />
      <InlineScript code={logMissedPath} />
    </>
  );
}
