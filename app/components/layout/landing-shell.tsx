import { InlineStyle } from "#app/components/inline-style.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { site } from "#config/site.ts";
import { Logo } from "./header.tsx";
import css from "./landing-shell.css?inline";

/** Who speaks, and how to reach them; no navigation. */
export function LandingHeader() {
  return (
    <header className="hd">
      <InlineStyle name="landing-shell" layer="page" css={css} />
      <div className="wrap hd__landing">
        <Logo />
        <a className="tap" href={site.phone.href}>
          <span>Call </span>
          {site.phone.display}
        </a>
      </div>
    </header>
  );
}

const links = [
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Contact", to: "/contact" },
] as const;

/** What a visitor must be able to look up before sending anything. */
export function LandingFooter() {
  const { address, name } = site;
  return (
    <footer className="night ft ft--landing">
      <div className="wrap">
        <nav className="ft__links" aria-label="About this page">
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="small">
          {name}, {address.street}, {address.city}, {address.regionName} {address.postalCode}
        </p>
        <p className="fine">
          Our services come with your loan through a tenant mortgage offering, with no separate fee. Third-party and
          closing costs may still apply. Samples on this page show made-up people and say so.
        </p>
      </div>
    </footer>
  );
}
