import type { ReactNode } from "react";
import { InlineScript } from "#app/components/inline-script.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { lenderWords } from "#app/content/site/lender-words.ts";
import {
  footerNavigation,
  mainAction,
  mainNavigation,
  type NavigationLink,
  toolNavigation,
} from "#app/content/site/navigation.ts";
import { usePagePath } from "#app/lib/page/route-handle.ts";
import { site } from "#config/site.ts";
import { CookieBanner } from "./cookie-banner.tsx";
import css from "./landing-shell.css?inline";
import menuScript from "./menu-script.ts?script";
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

/** The links of the footer, by subject, and how to reach the business. */
function FooterColumns() {
  return (
    <>
      {footerNavigation.map(({ heading, links }) => (
        <nav className="ft__links" key={heading} aria-label={heading}>
          <h3>{heading}</h3>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <ContactDetails />
    </>
  );
}

function ContactDetails() {
  const { address, email, hours, phone } = site;
  return (
    <div className="ft__links">
      <h3>Talk to us</h3>
      <address>
        <a href={phone.href}>{phone.display}</a>
        <a href={`mailto:${email}`}>{email}</a>
        <p className="small">
          {hours
            .filter((day) => day.opens)
            .map((day) => (
              <span key={day.short}>
                {day.short} {day.time}
                <br />
              </span>
            ))}
          Closed on and around holidays
        </p>
        <p className="small">
          {address.street}
          <br />
          {address.city}, {address.regionName} {address.postalCode}
        </p>
      </address>
    </div>
  );
}

const menuId = "site-menu";
const toolsId = "site-tools";

/** What makes a search field answer as one types; the header's script starts it when someone first focuses one. */
const searchModule = import.meta.env.DEV ? "/app/components/search/start-search.ts" : "/search-box.js";

/** In a template nothing is fetched or run: as for cookies, the content policy lets a known script add it, but not import it. */
const dormantSearch = `<script type="module" src="${searchModule}"></script>`;

/**
 * One search and one list of links for all widths. On wide screens they are one row, in which "Tools" opens a second one; on
 * small screens a native popover behind "Menu", so that Escape and a tap outside close it without JavaScript. While it is open
 * the button says "Close".
 */
function Header() {
  const path = usePagePath();
  const current = (to: string) => (to === path ? "page" : undefined);
  const items = (links: readonly NavigationLink[]) =>
    links.map(({ label, to }) => (
      <li key={to}>
        <a href={to} aria-current={current(to)}>
          {label}
        </a>
      </li>
    ));
  return (
    <header className="hd">
      <div className="wrap">
        <Logo />
        <Button look="line" small className="menu" popoverTarget={menuId}>
          <span>Menu</span>
          <b>Close</b>
        </Button>
        <nav className="nav" id={menuId} popover="auto" aria-label="Main">
          <form className="field-row" action="/search">
            <input className="inp" name="q" type="search" aria-label="Search" placeholder="Is 610 enough?" />
            <Button small look="line" type="submit">
              Search
            </Button>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant. */}
            <template dangerouslySetInnerHTML={{ __html: dormantSearch }} />
          </form>
          <button className="tools" type="button" popoverTarget={toolsId}>
            Tools
          </button>
          <ul id={toolsId} popover="auto">
            {items(toolNavigation)}
          </ul>
          <ul>
            {items(mainNavigation)}
            <li>
              <ButtonLink small to={mainAction.to} aria-current={current(mainAction.to)}>
                {mainAction.label}
              </ButtonLink>
            </li>
          </ul>
        </nav>
        <InlineScript code={menuScript} />
      </div>
    </header>
  );
}

function Logo() {
  return (
    <a className="logo" href="/">
      <Mark />
      {site.name}
    </a>
  );
}

/** The logo: a key whose bit is the path turning down. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 46 40" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="5">
        <circle cx="11" cy="13" r="8" />
        <path d="M19 13h12a10 10 0 0 1 10 10v15M30 14v9" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
