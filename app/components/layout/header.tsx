import { InlineScript } from "#app/components/inline-script.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { mainAction, mainNavigation, type NavigationLink, toolNavigation } from "#app/content/site/navigation.ts";
import { usePagePath } from "#app/lib/page/route-handle.ts";
import { site } from "#config/site.ts";
import menuScript from "./menu-script.ts?script";

const menuId = "site-menu";

/**
 * One search and one list of links for all widths: two rows on wide screens, a native popover behind "Menu" on small ones,
 * so that Escape and a tap outside close it without JavaScript. While it is open the button says "Close".
 */
export function Header() {
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
          <ul>{items(toolNavigation)}</ul>
          <form className="field-row" action="/search">
            <input className="inp" name="q" type="search" aria-label="Search" placeholder="Is 610 enough?" />
            <Button small look="line" type="submit">
              Search
            </Button>
          </form>
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

export function Logo() {
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
