import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { lenderWords } from "#app/content/site/lender-words.ts";
import { site } from "#config/site.ts";
import { CookieBanner } from "./cookie-banner.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { Header, Logo } from "./header.tsx";
import css from "./landing-shell.css?inline";
import { Newsletter } from "./newsletter-sign-up.tsx";

/** The frame around every page. A page renders the content of `main`, with one `h1` in it. */
export function Shell({ children, landing }: { children: ReactNode; landing: boolean }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <CookieBanner />
      {landing ? <LandingHeader /> : <Header />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {landing ? <LandingFooter /> : <Footer />}
    </>
  );
}

function Footer() {
  return (
    <footer className="night ft">
      <div className="wrap">
        <div className="ft__top cols cols--end">
          <div>
            <Logo />
            <h2>The way to your own keys, in your inbox.</h2>
          </div>
          <Newsletter />
        </div>
        <div className="ft__cols">
          <FooterColumns />
        </div>
        <Social />
        <p className="fine ft__note">
          Our services come with your loan through a tenant mortgage offering, with no separate fee. Third-party and
          closing costs may still apply. {lenderWords} Sample people on this site are made up, and each sample says so.
        </p>
      </div>
    </footer>
  );
}

function Social() {
  return (
    <nav className="ft__links ft__social" aria-label="Social networks">
      <ul className="in-row">
        {site.social.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The business name, and how to reach it; no navigation. */
function LandingHeader() {
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

/** Facts that a visitor must be able to find before sending anything. */
function LandingFooter() {
  const { address, name } = site;
  return (
    <footer className="night ft ft--landing">
      <div className="wrap">
        <nav className="ft__links" aria-label="About this page">
          <ul className="in-row">
            {links.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="small">
          {name}, {address.street}, {address.city}, {address.regionName} {address.postalCode}
        </p>
        <p className="fine">
          Our services come with your loan through a tenant mortgage offering, with no separate fee. Third-party and
          closing costs may still apply. {lenderWords} Sample people on this page are made up, and each sample says so.
        </p>
      </div>
    </footer>
  );
}
